import { configurations } from './terms.ts';

/** Closed lists and limits of the rooms' reference data, without schemas (spec/logistics.md §3, §5). */

export const roomCategories = ['Premium', 'Standard', 'Espace commun', 'Restaurant'] as const;
export type RoomCategory = (typeof roomCategories)[number];

/** Whether a room is for meetings, and neither a common space nor a restaurant. */
export const isMeetingRoom = ({ category }: { category: RoomCategory }): boolean => category === 'Premium' || category === 'Standard';

export const subcommitteeTypes = ['Petite', 'Moyenne', 'Grande', 'XL'] as const;
export type SubcommitteeType = (typeof subcommitteeTypes)[number];

/** People a room holds in each set-up. */
export const capacityFields = configurations;
export const thresholdFields = ['lowAttendanceEconomicPaxThreshold', 'highAttendanceEconomicPaxThreshold'] as const;
/** Numbers of people: 1 to 999. */
export const roomNumberFields = [...capacityFields, ...thresholdFields] as const;
const roomChoiceFields = ['category', 'subcommitteeType'] as const;
/** Fields that a change request may contain. */
export const roomFields = [...roomNumberFields, ...roomChoiceFields] as const;
export type RoomField = (typeof roomFields)[number];

/** Shown with a label, not edited. */
export const roomFlags = ['isVisioAvailable', 'hasPoleInconvenience', 'hasMultipleScreensAvailable', 'isPrmReady'] as const;

export const roomNumberLimits = { minimum: 1, maximum: 999, maxLength: 3 } as const;

export const roomChangeStates = ['open', 'validated', 'rejected'] as const;
export type RoomChangeState = (typeof roomChangeStates)[number];

export const maxReasonLength = 1_000;
