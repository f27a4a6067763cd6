import type { AddonName, Addons } from '@plenary/contracts/quote';
import { newId } from '@plenary/http/new-id';
import { useState } from 'react';
import { without } from './addons.ts';
import type { OpenDemand } from './load-upsell.ts';

export interface Choice {
  addons: Addons;
  unavailable: readonly AddonName[];
  /** Taken out because they can no longer be had. */
  lost: readonly AddonName[];
  /** One key for each choice: pressed twice, or again after a lost answer, it makes one quote. */
  idempotencyKey: string;
  toggle: (name: AddonName, isChosen: boolean) => void;
  lose: (names: readonly AddonName[]) => void;
}

/** The add-ons chosen on the page. */
export const useChoice = (demand: OpenDemand): Choice => {
  const [addons, setAddons] = useState(demand.addons);
  const [lost, setLost] = useState<readonly AddonName[]>([]);
  const [idempotencyKey, setKey] = useState(newId);
  return {
    addons,
    unavailable: [...demand.unavailable, ...lost],
    lost,
    idempotencyKey,
    toggle: (name, isChosen) => {
      setAddons((before) => ({ ...before, [name]: isChosen }));
      setKey(newId());
    },
    lose: (names) => {
      setLost((before) => [...new Set([...before, ...names])]);
      setAddons((before) => without(before, names));
      setKey(newId());
    },
  };
};
