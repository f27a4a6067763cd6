import type { AddonName } from '@plenary/contracts/quote';

/** Every add-on, in the order they are shown. */
export const addonNames: readonly AddonName[] = ['afterwork', 'teambuilding', 'wellness', 'facilitator', 'ecology'];
