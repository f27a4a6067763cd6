import { rspack } from '@rspack/core';

/** Locales of fr, en, es and nl as react-aria names them; en-US serves every English. */
const offered = ['fr-FR', 'en-US', 'es-ES', 'nl-NL'];

/** A dictionary of react-aria, as its own files import it: `../intl/calendar/de-DE.mjs`. */
const dictionary = new RegExp(`[\\\\/]intl[\\\\/](?:\\w+[\\\\/])?(?!${offered.join('|')})[a-z]{2}-[A-Z]{2}\\.mjs$`);

/** Leaves out what react-aria says in the thirty languages that are not offered: it would never be asked for. */
export const onlyOfferedStrings = () => new rspack.NormalModuleReplacementPlugin(dictionary, 'data:text/javascript,export default {};');
