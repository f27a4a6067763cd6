import type { Map as LeafletMap } from 'leaflet';

/**
 * Leaves the page's own scrolling alone: one finger and the plain wheel scroll the page, two fingers move and zoom the map,
 * a mouse or a pen drags it, Ctrl or ⌘ with the wheel (a pinch on a touchpad) zooms it. The stylesheet sets the matching `touch-action`.
 * Returns what takes the listeners off.
 */
export function letPageScroll(map: LeafletMap): () => void {
  const container = map.getContainer();
  const onPointerDown = (event: PointerEvent) => {
    if (event.pointerType === 'touch') map.dragging.disable();
    else map.dragging.enable();
  };
  const onWheel = (event: WheelEvent) => {
    if (event.ctrlKey || event.metaKey) map.scrollWheelZoom.enable();
    else map.scrollWheelZoom.disable();
  };
  // Captured, so that the handlers are set before Leaflet's own listeners run.
  container.addEventListener('pointerdown', onPointerDown, { capture: true });
  container.addEventListener('wheel', onWheel, { capture: true, passive: true });
  return () => {
    container.removeEventListener('pointerdown', onPointerDown, { capture: true });
    container.removeEventListener('wheel', onWheel, { capture: true });
  };
}
