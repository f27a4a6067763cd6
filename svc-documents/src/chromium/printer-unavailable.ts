export type UnavailableReason = 'no-chromium' | 'chromium-does-not-start' | 'too-many-waiting' | 'timed-out' | 'print-failed' | 'stopped';

/** No document can be printed now; asking again later may help. */
export class PrinterUnavailable extends Error {
  readonly reason: UnavailableReason;

  constructor(reason: UnavailableReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PrinterUnavailable';
    this.reason = reason;
  }
}
