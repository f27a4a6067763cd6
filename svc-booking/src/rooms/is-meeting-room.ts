import type { Room } from './room.ts';

/** Whether a room is for meetings, and neither a common space nor a restaurant. */
export const isMeetingRoom = ({ category }: Pick<Room, 'category'>): boolean => category === 'Premium' || category === 'Standard';
