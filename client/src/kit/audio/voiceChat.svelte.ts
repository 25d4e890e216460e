// Voice chat between the browsers of a table over WebRTC. The server stores who has admitted whom and forwards signals;
// it never receives sound.
// const chat = new VoiceChat(link); await chat.join(); chat.mute(true); chat.leave();
// The microphone is requested only when the button is pressed. A connection opens when the server says that both guests
// admit each other. The guest with the smaller id makes the offer, so offers never cross.
import type { Answer, Voice } from '../../wire/messages';
import { fetchVoiceServers } from '../../wire/http';

/** The server's side of the voice chat, and the requests to it. */
export interface VoiceLink {
  me(): string;
  talking(): Voice[];
  /** Whether this person may talk at this table. */
  mayTalk(): boolean;
  name(guest: string): string;
  /** Whether this person has muted that guest. */
  silenced(guest: string): boolean;
  speak(on: boolean): Promise<Answer>;
  admit(guest: string, agree: boolean): Promise<Answer>;
  signal(guest: string, data: Record<string, unknown>): void;
  onSignal(listener: (guest: string, data: Record<string, unknown>) => void): () => void;
}

interface Peer {
  connection: RTCPeerConnection;
  audio: HTMLAudioElement;
  waiting: RTCIceCandidateInit[];
  state: RTCPeerConnectionState;
}

type Signal = { kind: 'offer' | 'answer'; sdp: string } | { kind: 'candidate'; candidate: RTCIceCandidateInit };

const QUIET = 0.02; // audio level below which a microphone counts as silent

export class VoiceChat {
  joined = $state(false);
  joining = $state(false);
  muted = $state(false);
  trouble = $state(false);
  connected = $state(0);
  microphones = $state<MediaDeviceInfo[]>([]);
  microphone = $state('');
  /** The level of everybody who is audible now, 0 to 1, including this person. */
  loud = $state.raw<Record<string, number>>({});
  #link: VoiceLink;
  #peers = new Map<string, Peer>();
  #stream: MediaStream | null = null;
  #hushed = false;
  #servers: RTCIceServer[] = [];
  #off: () => void;
  #ears: ReturnType<typeof setInterval> | undefined;

  /** The guests connected with this person, and those asked and not yet answered. */
  hears = $derived.by(() => this.#mine()?.hears ?? []);
  waits = $derived.by(() => this.#mine()?.asks ?? []);
  /** The guests who ask this person for a connection. */
  asking = $derived.by(() =>
    this.#link
      .talking()
      .filter((each) => each.asks?.includes(this.#link.me()))
      .map((each) => each.guest),
  );

  constructor(link: VoiceLink) {
    this.#link = link;
    this.#off = link.onSignal((guest, data) => void this.#heard(guest, data as Signal));
  }

  #mine(): Voice | undefined {
    return this.#link.talking().find((each) => each.guest === this.#link.me());
  }

  /** Request the microphone, then join at the table. Without a microphone one can still listen. */
  async join() {
    if (this.joined || this.joining) return;
    this.joining = true;
    this.trouble = false;
    this.#servers = await iceServers().catch(() => []); // on a local network none are needed
    try {
      this.#stream = await this.#listenTo('');
    } catch {
      this.trouble = true;
      this.#stream = null;
    }
    this.#setTracks();
    const answer = await this.#link.speak(true);
    this.joining = false;
    this.joined = answer.ok;
    if (answer.ok) {
      this.#ears = setInterval(() => void this.#listen(), 200);
      this.follow();
    } else this.#silence();
  }

  /** Read the audio levels that the browser measures anyway. */
  async #listen() {
    const loud: Record<string, number> = {};
    for (const [guest, { connection }] of this.#peers) {
      const level = connection.getReceivers()[0]?.getSynchronizationSources?.()[0]?.audioLevel ?? 0;
      if (level > QUIET) loud[guest] = level;
    }
    const [line] = this.#peers.values();
    if (line && !this.muted && !this.#hushed) {
      for (const report of (await line.connection.getStats()).values()) {
        if (report.type === 'media-source' && report.audioLevel > QUIET) loud[this.#link.me()] = report.audioLevel;
      }
    }
    this.loud = loud;
  }

  leave() {
    if (this.joined) void this.#link.speak(false);
    this.#silence();
  }

  #silence() {
    clearInterval(this.#ears);
    this.loud = {};
    for (const guest of [...this.#peers.keys()]) this.#drop(guest);
    this.#stream?.getTracks().forEach((track) => track.stop());
    this.#stream = null;
    this.joined = false;
  }

  /** Open new connections and close ended ones, as the server lists them. */
  follow() {
    const mine = this.#mine();
    if (!this.joined) return;
    if (!mine) return this.#silence(); // removed from the conversation by the server: only the button joins again
    const hears = mine.hears ?? [];
    for (const guest of [...this.#peers.keys()]) if (!hears.includes(guest)) this.#drop(guest);
    for (const guest of hears) if (!this.#peers.has(guest) && this.#link.me() < guest) void this.#offer(guest);
    for (const [guest, peer] of this.#peers) peer.audio.muted = this.#link.silenced(guest);
  }

  /** Leave and stop listening to signals. */
  close() {
    this.leave();
    this.#off();
  }

  mute(on: boolean) {
    this.muted = on;
    this.#setTracks();
  }

  /** Silence the microphone because the rules of the game say so. */
  hush(on: boolean) {
    this.#hushed = on;
    this.#setTracks();
  }

  async choose(device: string) {
    const next = await this.#listenTo(device).catch(() => null);
    if (!next) return; // unplugged meanwhile: keep the old one
    const [track] = next.getAudioTracks();
    for (const peer of this.#peers.values())
      for (const sender of peer.connection.getSenders()) await sender.replaceTrack(track);
    this.#stream?.getTracks().forEach((each) => each.stop());
    this.#stream = next;
    this.#setTracks();
  }

  async #listenTo(device: string): Promise<MediaStream> {
    const stream = await navigator.mediaDevices.getUserMedia({
      audio: { echoCancellation: true, noiseSuppression: true, ...(device ? { deviceId: { exact: device } } : {}) },
    });
    this.microphones = (await navigator.mediaDevices.enumerateDevices()).filter((each) => each.kind === 'audioinput');
    this.microphone = stream.getAudioTracks()[0]?.getSettings().deviceId ?? '';
    return stream;
  }

  #setTracks() {
    for (const track of this.#stream?.getAudioTracks() ?? []) track.enabled = !this.muted && !this.#hushed;
  }

  #send(guest: string, signal: Signal) {
    this.#link.signal(guest, signal as unknown as Record<string, unknown>);
  }

  #peer(guest: string): Peer {
    let peer = this.#peers.get(guest);
    if (peer) return peer;
    const connection = new RTCPeerConnection({ iceServers: this.#servers });
    peer = { connection, audio: new Audio(), waiting: [], state: 'new' };
    const kept = peer;
    peer.audio.autoplay = true;
    peer.audio.muted = this.#link.silenced(guest);
    if (this.#stream) for (const track of this.#stream.getTracks()) connection.addTrack(track, this.#stream);
    else connection.addTransceiver('audio', { direction: 'recvonly' });
    connection.onicecandidate = ({ candidate }) =>
      candidate && this.#send(guest, { kind: 'candidate', candidate: candidate.toJSON() });
    connection.ontrack = ({ streams, track }) => {
      kept.audio.srcObject = streams[0] ?? new MediaStream([track]);
      void kept.audio.play().catch(() => {});
    };
    connection.onconnectionstatechange = () => {
      kept.state = connection.connectionState;
      if (kept.state === 'failed' || kept.state === 'closed') this.#drop(guest);
      this.#count();
    };
    this.#peers.set(guest, peer);
    return peer;
  }

  #drop(guest: string) {
    const peer = this.#peers.get(guest);
    this.#peers.delete(guest);
    peer?.connection.close();
    if (peer) peer.audio.srcObject = null;
    this.#count();
  }

  #count() {
    this.connected = [...this.#peers.values()].filter((peer) => peer.state === 'connected').length;
  }

  async #heard(guest: string, signal: Signal) {
    if (!this.joined || !this.#mine()?.hears?.includes(guest)) return;
    switch (signal.kind) {
      case 'offer': {
        this.#drop(guest);
        const peer = this.#peer(guest);
        await peer.connection.setRemoteDescription({ type: 'offer', sdp: signal.sdp });
        await this.#flush(peer);
        await peer.connection.setLocalDescription();
        this.#send(guest, { kind: 'answer', sdp: peer.connection.localDescription!.sdp });
        break;
      }
      case 'answer': {
        const peer = this.#peers.get(guest);
        if (peer?.connection.signalingState !== 'have-local-offer') break;
        await peer.connection.setRemoteDescription({ type: 'answer', sdp: signal.sdp });
        await this.#flush(peer);
        break;
      }
      case 'candidate': {
        const peer = this.#peer(guest);
        if (peer.connection.remoteDescription) await peer.connection.addIceCandidate(signal.candidate).catch(() => {});
        else peer.waiting.push(signal.candidate);
      }
    }
  }

  async #offer(guest: string) {
    const peer = this.#peer(guest);
    await peer.connection.setLocalDescription();
    this.#send(guest, { kind: 'offer', sdp: peer.connection.localDescription!.sdp });
  }

  async #flush(peer: Peer) {
    for (const candidate of peer.waiting.splice(0)) await peer.connection.addIceCandidate(candidate).catch(() => {});
  }
}

/** The STUN and TURN servers that the operator has configured. */
async function iceServers(): Promise<RTCIceServer[]> {
  return (await fetchVoiceServers()).ice_servers;
}
