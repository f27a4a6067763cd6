import type { Map as LeafletMap } from 'leaflet';

/** Layers of our own map, from the ground up; the pins lie above in Leaflet's marker pane (600). */
export const panes = { ground: 'ground', city: 'city', names: 'names' } as const;

const heights = { [panes.ground]: '210', [panes.city]: '220', [panes.names]: '450' };

export function addPanes(map: LeafletMap): void {
  for (const [name, zIndex] of Object.entries(heights)) {
    const pane = map.getPane(name) ?? map.createPane(name);
    pane.style.zIndex = zIndex;
  }
}
