import type { AddonName, Addons } from '@plenary/contracts/quote';
import { useState } from 'react';
import { without } from './addons.ts';
import type { OpenDemand } from './load-upsell.ts';

export interface Choice {
  addons: Addons;
  unavailable: readonly AddonName[];
  /** Removed as unavailable. */
  lost: readonly AddonName[];
  toggle: (name: AddonName, isChosen: boolean) => void;
  lose: (names: readonly AddonName[]) => void;
}

/** The add-ons chosen on the page. */
export const useChoice = (demand: OpenDemand): Choice => {
  const [addons, setAddons] = useState(demand.addons);
  const [lost, setLost] = useState<readonly AddonName[]>([]);
  return {
    addons,
    unavailable: [...demand.unavailable, ...lost],
    lost,
    toggle: (name, isChosen) => setAddons((before) => ({ ...before, [name]: isChosen })),
    lose: (names) => {
      setLost((before) => [...new Set([...before, ...names])]);
      setAddons((before) => without(before, names));
    },
  };
};
