// Voice between the browsers of a table, over WebRTC. The table only passes the signals on; the sound never touches it.
//   const talk = new Conversation(link); await talk.join(); talk.mute(true); talk.leave();
// Everybody who has joined greets everybody else; of two, the one with the smaller id makes the offer, so that offers never cross.
import { voiceServers } from '../wire/http';

/** The people at the table as peers; signals are passed on by the table, unread. */
export interface TableLink {
  me(): string;
  others(): string[];
  signal(guest: string, data: Record<string, unknown>): void;
  onSignal(listener: (guest: string, data: Record<string, unknown>) => void): () => void;
}

interface Peer { connection: RTCPeerConnection; audio: HTMLAudioElement; waiting: RTCIceCandidateInit[]; state: RTCPeerConnectionState }

type Signal =
  | { kind: 'greet'; back?: boolean }
  | { kind: 'leave' }
  | { kind: 'offer' | 'answer'; sdp: string }
  | { kind: 'candidate'; candidate: RTCIceCandidateInit };

export class Conversation {
  joined = $state(false);
  joining = $state(false);
  muted = $state(false);
  trouble = $state(false);
  connected = $state(0);
  microphones = $state<MediaDeviceInfo[]>([]);
  microphone = $state('');
  #link: TableLink;
  #peers = new Map<string, Peer>();
  #stream: MediaStream | null = null;
  #hushed = false;
  #servers: RTCIceServer[] = [];
  #off: () => void;

  constructor(link: TableLink) {
    this.#link = link;
    this.#off = link.onSignal((guest, data) => void this.#heard(guest, data as Signal));
  }

  /** Ask for the microphone and greet the others. Without a microphone one can still listen. */
  async join() {
    if (this.joined || this.joining) return;
    this.joining = true;
    this.trouble = false;
    this.#servers = await iceServers().catch(() => []);       // on one network none are needed
    try {
      this.#stream = await this.#listenTo('');
    } catch {
      this.trouble = true;
      this.#stream = null;
    }
    this.joining = false;
    this.joined = true;
    this.#setTracks();
    for (const guest of this.#link.others()) this.#send(guest, { kind: 'greet' });
  }

  leave() {
    for (const guest of [...this.#peers.keys()]) {
      this.#send(guest, { kind: 'leave' });
      this.#drop(guest);
    }
    this.#stream?.getTracks().forEach((track) => track.stop());
    this.#stream = null;
    this.joined = false;
  }

  /** Leave and listen no more. */
  close() {
    this.leave();
    this.#off();
  }

  mute(on: boolean) {
    this.muted = on;
    this.#setTracks();
  }

  /** Kept silent by the rules of the game, whatever the person chose. */
  hush(on: boolean) {
    this.#hushed = on;
    this.#setTracks();
  }

  async choose(device: string) {
    const next = await this.#listenTo(device).catch(() => null);
    if (!next) return;                                        // unplugged meanwhile: the old one stays
    const [track] = next.getAudioTracks();
    for (const peer of this.#peers.values()) for (const sender of peer.connection.getSenders()) await sender.replaceTrack(track);
    this.#stream?.getTracks().forEach((each) => each.stop());
    this.#stream = next;
    this.#setTracks();
  }

  async #listenTo(device: string): Promise<MediaStream> {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: { echoCancellation: true, noiseSuppression: true, ...(device ? { deviceId: { exact: device } } : {}) } });
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
    if (this.#stream) for (const track of this.#stream.getTracks()) connection.addTrack(track, this.#stream);
    else connection.addTransceiver('audio', { direction: 'recvonly' });
    connection.onicecandidate = ({ candidate }) => candidate && this.#send(guest, { kind: 'candidate', candidate: candidate.toJSON() });
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
    if (!this.joined) return;
    switch (signal.kind) {
      case 'greet':
        this.#drop(guest);
        if (!signal.back) this.#send(guest, { kind: 'greet', back: true });
        if (this.#link.me() < guest) await this.#offer(guest);
        break;
      case 'leave':
        this.#drop(guest);
        break;
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

/** STUN and TURN servers as whoever runs the house has set them; none are needed on one network. */
async function iceServers(): Promise<RTCIceServer[]> {
  return (await voiceServers()).ice_servers;
}
