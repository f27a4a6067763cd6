import type { AddonPax, SearchDay } from './search.ts';

/** Add-ons that are priced by their people. */
export const countedAddons = ['teambuilding', 'afterwork'] as const satisfies readonly (keyof AddonPax)[];
export type CountedAddon = (typeof countedAddons)[number];

/** People of an add-on on a day: those of the plenary, unless other ones were agreed on. */
export const addonPeople = ({ addonPax, plenary }: Pick<SearchDay, 'addonPax' | 'plenary'>, addon: keyof AddonPax): number =>
  addonPax?.[addon] ?? Number(plenary.pax);
