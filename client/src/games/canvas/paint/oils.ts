// The oil finish: renders a plan with WebGL2. It draws only into eight-bit textures, which every WebGL2 device
// supports.
import { ACROSS, brushChart, CHART_ROWS, LINEN, linen, LONG } from './brush';
import { COLUMNS, ROWS, type Pixels } from './flow';
import { HANDS } from './hands';
import { TALL, WIDE, type HandName } from './order';
import { UNDER_COLUMNS, UNDER_ROWS, type Plan } from './plan';
import { COAT_F, LIGHT_F, SHADE_F, SHEET_V, STROKE_F, STROKE_V, THIN_F, UNDER_F } from './shaders';
import { BYTES, type Strokes } from './strokes';

type Picture = OffscreenCanvas | ImageBitmap;
type Blend = 'none' | 'over' | 'multiply';
type Coat = 'under' | 'coat' | 'shade' | 'thin' | 'light';

const ATTRIBUTES: [name: string, size: number, bytes: boolean][] = [
  ['aHead', 4, false],
  ['aTail', 4, false],
  ['aEnd', 2, false],
  ['aBrush', 4, false],
  ['aPigment', 4, true],
  ['aSecond', 4, true],
  ['aRegion', 4, true],
];
const RIBBON = 18;

export class Oils {
  readonly canvas: OffscreenCanvas;
  lost = false;
  readonly #gl: WebGL2RenderingContext;
  readonly #programs: Record<Coat | 'stroke', WebGLProgram>;
  readonly #chart: WebGLTexture;
  readonly #linen: WebGLTexture;
  readonly #paint: WebGLTexture;
  readonly #frame: WebGLFramebuffer;
  readonly #ribbons: WebGLVertexArrayObject;
  readonly #sheet: WebGLVertexArrayObject;
  readonly #buffer: WebGLBuffer;

  /** Throws without WebGL2. */
  constructor(width: number, height: number) {
    this.canvas = new OffscreenCanvas(width, height);
    const gl = this.canvas.getContext('webgl2', {
      alpha: false,
      antialias: false,
      depth: false,
      stencil: false,
      powerPreference: 'low-power',
    });
    if (!gl) throw new Error('no WebGL2');
    this.#gl = gl;
    this.canvas.addEventListener('webglcontextlost', () => (this.lost = true));
    gl.disable(gl.DITHER);
    this.#programs = {
      under: this.#program(SHEET_V, UNDER_F),
      coat: this.#program(SHEET_V, COAT_F),
      shade: this.#program(SHEET_V, SHADE_F),
      thin: this.#program(SHEET_V, THIN_F),
      stroke: this.#program(STROKE_V, STROKE_F),
      light: this.#program(SHEET_V, LIGHT_F),
    };
    this.#chart = this.#bytes(LONG, ACROSS * CHART_ROWS, brushChart(), 4);
    this.#linen = this.#bytes(LINEN, LINEN, linen(), 1, true);
    this.#paint = this.#bytes(width, height, null, 4);
    this.#frame = gl.createFramebuffer()!;
    gl.bindFramebuffer(gl.FRAMEBUFFER, this.#frame);
    gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, this.#paint, 0);
    if (gl.checkFramebufferStatus(gl.FRAMEBUFFER) !== gl.FRAMEBUFFER_COMPLETE)
      throw new Error('no picture to draw into');
    this.#sheet = gl.createVertexArray()!;
    this.#ribbons = gl.createVertexArray()!;
    this.#buffer = gl.createBuffer()!;
    gl.bindVertexArray(this.#ribbons);
    gl.bindBuffer(gl.ARRAY_BUFFER, this.#buffer);
    let offset = 0;
    for (const [name, size, bytes] of ATTRIBUTES) {
      const at = gl.getAttribLocation(this.#programs.stroke, name);
      gl.enableVertexAttribArray(at);
      gl.vertexAttribPointer(at, size, bytes ? gl.UNSIGNED_BYTE : gl.FLOAT, bytes, BYTES, offset);
      gl.vertexAttribDivisor(at, 1);
      offset += bytes ? size : size * 4;
    }
  }

  /** Render the plan. `sheets` are the pictures the plan was made from, at the size of the canvas. */
  paint(plan: Plan, sheets: readonly Picture[], handName: HandName) {
    const gl = this.#gl;
    const hand = HANDS[handName];
    const { width, height } = this.canvas;
    const made: WebGLTexture[] = [];
    const keep = (texture: WebGLTexture) => (made.push(texture), texture);
    gl.bindFramebuffer(gl.FRAMEBUFFER, this.#frame);
    gl.viewport(0, 0, width, height);
    this.#pass('under', 'none', { uUnder: keep(this.#bytes(UNDER_COLUMNS, UNDER_ROWS, plan.under, 4)) });
    const patch = keep(this.#patch(plan.pixels));
    for (const round of plan.ground) this.#strokes(round, patch);
    plan.sheets.forEach((sheet, n) => {
      if (!sheet) return;
      const own = keep(this.#picture(sheets[n]));
      const soft = keep(this.#patch(sheet.pixels));
      if (n > 0) this.#pass('shade', 'multiply', { uShadow: keep(this.#bytes(COLUMNS, ROWS, sheet.shadow, 1)) });
      this.#pass('coat', 'over', { uPatch: own, uChart: this.#chart });
      for (const round of sheet.rounds) this.#strokes(round, soft);
      this.#pass('thin', 'over', { uPatch: own, uThin: keep(this.#bytes(WIDE, TALL, sheet.thin, 1)) });
    });
    gl.bindFramebuffer(gl.FRAMEBUFFER, null);
    // The distance of hairs is in card units whatever the size: the light samples at that distance.
    const reach = Math.max(1, (width / WIDE) * 0.55);
    this.#pass(
      'light',
      'none',
      { uPaint: this.#paint, uLinen: this.#linen },
      { uTexel: [reach / width, reach / height], uRelief: 1.5 * hand.relief, uWeave: hand.weave },
    );
    for (const texture of made) gl.deleteTexture(texture);
  }

  /** Free the context: a page may have only a few. */
  leave() {
    this.#gl.getExtension('WEBGL_lose_context')?.loseContext();
  }

  #pass(
    name: Coat,
    blend: Blend,
    textures: Record<string, WebGLTexture>,
    numbers: Record<string, number | number[]> = {},
  ) {
    const gl = this.#gl;
    gl.bindVertexArray(this.#sheet);
    this.#use(this.#programs[name], blend, textures, numbers);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
  }

  #strokes(strokes: Strokes, patch: WebGLTexture) {
    const gl = this.#gl;
    if (!strokes.count) return;
    gl.bindVertexArray(this.#ribbons);
    gl.bindBuffer(gl.ARRAY_BUFFER, this.#buffer);
    gl.bufferData(gl.ARRAY_BUFFER, strokes.bytes.subarray(0, strokes.count * BYTES), gl.STREAM_DRAW);
    this.#use(
      this.#programs.stroke,
      'over',
      { uPatch: patch, uChart: this.#chart },
      { uSpill: strokes.spill, uSoft: strokes.ground ? 0.3 : 0, uRows: CHART_ROWS },
    );
    gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, RIBBON, strokes.count);
  }

  #use(
    program: WebGLProgram,
    blend: Blend,
    textures: Record<string, WebGLTexture>,
    numbers: Record<string, number | number[]>,
  ) {
    const gl = this.#gl;
    gl.useProgram(program);
    if (blend === 'none') gl.disable(gl.BLEND);
    else {
      gl.enable(gl.BLEND);
      if (blend === 'over') gl.blendFunc(gl.SRC_ALPHA, gl.ONE_MINUS_SRC_ALPHA);
      else gl.blendFuncSeparate(gl.ZERO, gl.SRC_COLOR, gl.ZERO, gl.ONE);
    }
    Object.entries(textures).forEach(([name, texture], unit) => {
      gl.activeTexture(gl.TEXTURE0 + unit);
      gl.bindTexture(gl.TEXTURE_2D, texture);
      gl.uniform1i(gl.getUniformLocation(program, name), unit);
    });
    gl.uniform2f(gl.getUniformLocation(program, 'uSize'), WIDE, TALL);
    for (const [name, value] of Object.entries(numbers)) {
      const at = gl.getUniformLocation(program, name);
      if (typeof value === 'number') gl.uniform1f(at, value);
      else gl.uniform2f(at, value[0], value[1]);
    }
  }

  #program(vertex: string, fragment: string): WebGLProgram {
    const gl = this.#gl;
    const program = gl.createProgram()!;
    for (const [kind, source] of [
      [gl.VERTEX_SHADER, vertex],
      [gl.FRAGMENT_SHADER, fragment],
    ] as const) {
      const shader = gl.createShader(kind)!;
      gl.shaderSource(shader, source);
      gl.compileShader(shader);
      gl.attachShader(program, shader);
    }
    gl.linkProgram(program);
    if (!gl.getProgramParameter(program, gl.LINK_STATUS))
      throw new Error(gl.getProgramInfoLog(program) ?? 'a shader does not link');
    return program;
  }

  #texture(repeat: boolean): WebGLTexture {
    const gl = this.#gl;
    const texture = gl.createTexture()!;
    gl.activeTexture(gl.TEXTURE0);
    gl.bindTexture(gl.TEXTURE_2D, texture);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.LINEAR);
    for (const edge of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T])
      gl.texParameteri(gl.TEXTURE_2D, edge, repeat ? gl.REPEAT : gl.CLAMP_TO_EDGE);
    gl.pixelStorei(gl.UNPACK_ALIGNMENT, 1);
    return texture;
  }

  #bytes(width: number, height: number, data: Uint8Array | null, channels: 1 | 4, repeat = false): WebGLTexture {
    const gl = this.#gl;
    const texture = this.#texture(repeat);
    gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, false);
    gl.texImage2D(
      gl.TEXTURE_2D,
      0,
      channels === 1 ? gl.R8 : gl.RGBA8,
      width,
      height,
      0,
      channels === 1 ? gl.RED : gl.RGBA,
      gl.UNSIGNED_BYTE,
      data,
    );
    return texture;
  }

  /** Patches of colour that strokes keep to, in card units: coarse, so that strokes end softly. */
  #patch(pixels: Pixels): WebGLTexture {
    const mixed = new Uint8Array(pixels.length);
    for (let at = 0; at < pixels.length; at += 4) {
      const alpha = pixels[at + 3] / 255;
      for (let channel = 0; channel < 3; channel += 1) mixed[at + channel] = pixels[at + channel] * alpha;
      mixed[at + 3] = pixels[at + 3];
    }
    return this.#bytes(WIDE, TALL, mixed, 4);
  }

  #picture(picture: Picture): WebGLTexture {
    const gl = this.#gl;
    const texture = this.#texture(false);
    gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, true);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, gl.RGBA, gl.UNSIGNED_BYTE, picture);
    return texture;
  }
}
