import type { PlacedOption } from '../api.ts';

/** First, or behind another customer's option (server-rules §2 "Slots"). */
export const rankName = ({ rank }: Pick<PlacedOption, 'rank'>): 'first' | 'second' => (rank === 1 ? 'first' : 'second');
