/**
 * The end of a call before its answer is whole: its client is gone, or its time is over. A signal only for who needs one: making one for
 * every call and every try costs more than the call.
 */
export class Ending {
  /** Why it ended; undefined as long as it goes on. */
  reason: Error | undefined;
  readonly #told = new Set<(reason: Error) => void>();
  #aborting: AbortController | undefined;

  /** Ends it, unless it has ended. */
  end(reason: Error): void {
    if (this.reason) return;
    this.reason = reason;
    for (const tell of this.#told) tell(reason);
    this.#aborting?.abort(reason);
  }

  throwIfEnded(): void {
    if (this.reason) throw this.reason;
  }

  /** Tells of the end once it comes. Answers how not to be told any more. */
  onEnd(tell: (reason: Error) => void): () => void {
    this.#told.add(tell);
    return () => void this.#told.delete(tell);
  }

  get signal(): AbortSignal {
    if (!this.#aborting) {
      this.#aborting = new AbortController();
      if (this.reason) this.#aborting.abort(this.reason);
    }
    return this.#aborting.signal;
  }

  /** The promised value, or the reason as soon as it ends. */
  until<T>(promised: Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const forget = this.onEnd(reject);
      if (this.reason) reject(this.reason);
      promised.then(
        (value) => {
          forget();
          resolve(value);
        },
        (error) => {
          forget();
          reject(error);
        },
      );
    });
  }
}
