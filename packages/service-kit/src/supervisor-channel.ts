/** What a supervisor tells a process of the replicas that it may call. The answer is `noted`, once it is taken up. */
export interface ReplicaTold {
  type: 'replica-leaves' | 'replica-is-back';
  origin: string;
  id: string;
}

/** What it tells a process that ends: everybody who called it knows. */
export interface CallersKnow {
  type: 'callers-know';
}

export interface Noted {
  type: 'noted';
  id: string;
}

/** The message channel to the process that started this one. */
export interface Channel {
  on(event: 'message', listener: (message: unknown) => void): unknown;
  off(event: 'message', listener: (message: unknown) => void): unknown;
  send?(message: Noted): unknown;
}

const typeOf = (message: unknown) => (Object(message) as { type?: unknown }).type;

export const isReplicaTold = (message: unknown): message is ReplicaTold =>
  typeOf(message) === 'replica-leaves' || typeOf(message) === 'replica-is-back';
export const isCallersKnow = (message: unknown): message is CallersKnow => typeOf(message) === 'callers-know';
export const isNoted = (message: unknown, id: string): boolean => typeOf(message) === 'noted' && (message as Noted).id === id;
