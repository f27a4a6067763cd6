import type { PlacedOption } from '../api.ts';

/** First, or behind the option of somebody else (server-rules §2 "Slots"). */
export const rankName = ({ rank }: Pick<PlacedOption, 'rank'>): 'first' | 'second' => (rank === 1 ? 'first' : 'second');
