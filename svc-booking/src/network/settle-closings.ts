import type { VenueFacts } from '@plenary/contracts/network.schemas';

type Closings = NonNullable<VenueFacts['closings']>;

/**
 * The closings that a save leaves. One without `reasons`, as pages before them send it, keeps those of the same days and reason; no closings at all
 * keep every one.
 */
export const settleClosings = (sent: Closings | undefined, known: Closings): Closings =>
  sent?.map(({ reasons, ...closing }) => {
    const same = known.find(({ from, to, reason }) => from === closing.from && to === closing.to && reason === closing.reason);
    return { ...closing, ...filled(reasons ?? same?.reasons) };
  }) ?? known;

const filled = (reasons: Closings[number]['reasons'] = {}) => (Object.keys(reasons).length > 0 ? { reasons } : {});
