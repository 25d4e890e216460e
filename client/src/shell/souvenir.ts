// The end of a game as a picture to take home: the podium, who stood on it and what each did best.
import { keepsake, TEXT, TITLE, write, type Box, type Pen } from '../kit/share';
import type { Place } from './places';

export interface Souvenir { game: string; date: string; title: string; names: string; colour: string; places: Place[]; name(seat: number): string; best(seat: number): string }

const HEIGHTS = [0.62, 0.5, 0.42];
const seatColour = (seat: number) => getComputedStyle(document.documentElement).getPropertyValue(`--seat-${seat % 10}`).trim();

export function souvenir(facts: Souvenir): Promise<Blob> {
  const wall = (pen: Pen, width: number, height: number) => {
    const light = pen.createRadialGradient(width / 2, height * 0.2, 0, width / 2, height * 0.2, height);
    light.addColorStop(0, `color-mix(in oklab, ${facts.colour} 82%, white)`);
    light.addColorStop(1, `color-mix(in oklab, ${facts.colour} 62%, black)`);
    pen.fillStyle = light;
    pen.fillRect(0, 0, width, height);
  };
  return keepsake({ game: facts.game, date: facts.date, title: facts.title, names: facts.names, wall, ink: '#FFF3DC', edge: '#B98A5A', draw: (pen, box) => draw(pen, box, facts) }, 'post');
}

function draw(pen: Pen, box: Box, { places, name, best }: Souvenir) {
  const steps = [places[1], places[0], places[2]].filter((each): each is Place => !!each);
  const gap = 22, wide = (box.width - gap * (steps.length - 1)) / steps.length;
  const width = Math.min(wide, box.width * 0.5);
  const left = box.x + (box.width - steps.length * width - gap * (steps.length - 1)) / 2;
  steps.forEach((step, n) => {
    const rank = places.indexOf(step);
    const height = box.height * HEIGHTS[rank], x = left + n * (width + gap), y = box.y + box.height - height;
    const wood = pen.createLinearGradient(0, y, 0, y + height);
    wood.addColorStop(0, '#DDB588');
    wood.addColorStop(1, '#A97845');
    pen.fillStyle = wood;
    pen.beginPath();
    pen.roundRect(x, y, width, height, [18, 18, 0, 0]);
    pen.fill();
    const radius = Math.min(64, width / (2.4 * Math.max(1, step.seats.length)));
    step.seats.forEach((seat, i) => {
      const middle = x + width / 2 + (i - (step.seats.length - 1) / 2) * radius * 2.1;
      pen.beginPath();
      pen.arc(middle, y - radius * 0.5, radius, 0, 2 * Math.PI);
      pen.fillStyle = seatColour(seat);
      pen.fill();
      pen.lineWidth = 6;
      pen.strokeStyle = '#FFF8EA';
      pen.stroke();
      pen.fillStyle = '#FFFFFF';
      pen.textAlign = 'center';
      write(pen, [...name(seat)][0]?.toUpperCase() ?? '?', middle, y - radius * 0.5 + radius * 0.38, radius * 2, radius, TITLE, 700);
    });
    pen.fillStyle = '#2A1C0B';
    pen.textAlign = 'center';
    let line = y + radius * 0.7 + 70;
    write(pen, String(step.points), x + width / 2, line, width - 30, 84, TITLE, 700);
    for (const seat of step.seats.slice(0, 3)) {
      line += 56;
      write(pen, name(seat), x + width / 2, line, width - 30, 42, TITLE, 680);
      const words = best(seat);
      if (words) for (const part of folded(pen, words, width - 36)) write(pen, part, x + width / 2, (line += 34), width - 30, 27, TEXT, 400);
    }
    pen.textAlign = 'left';
  });
}

/** Words in as many short lines as they need, three at most. */
function folded(pen: Pen, words: string, width: number): string[] {
  pen.font = `400 27px ${TEXT}`;
  const lines = [''];
  for (const word of words.split(' ')) {
    const longer = `${lines[lines.length - 1]} ${word}`.trim();
    if (pen.measureText(longer).width <= width || !lines[lines.length - 1]) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.slice(0, 3);
}
