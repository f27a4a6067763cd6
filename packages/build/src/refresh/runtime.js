import * as own from 'own-refresh-runtime';

/**
 * All builds of a page share one runtime. React asks only the runtime that refreshed last which component replaces which: with a
 * runtime for each build, an edit in one remote would undo the edits in another.
 */
const isFirst = globalThis.__plenaryRefresh === undefined;
if (isFirst) globalThis.__plenaryRefresh = own;
const shared = globalThis.__plenaryRefresh;

export const { createSignatureFunctionForTransform, getFamilyByType, isLikelyComponentType, performReactRefresh } = shared;
export const injectIntoGlobalHook = (page) => isFirst && shared.injectIntoGlobalHook(page);
/** Two builds may give the same number to different modules; `__react_refresh_library__` is the name of the build. */
export const register = (type, id) => shared.register(type, `${__react_refresh_library__} ${id}`);
