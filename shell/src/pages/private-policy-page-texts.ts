import type { Language } from '@plenary/contracts/vocabulary';
import en from './private-policy-page.en.json' with { type: 'json' };
import es from './private-policy-page.es.json' with { type: 'json' };
import fr from './private-policy-page.fr.json' with { type: 'json' };
import nl from './private-policy-page.nl.json' with { type: 'json' };

/** The privacy policy in a language; `{brand}` is replaced by the product's name. */
export type PrivatePolicy = typeof fr;

/** Cached by language, for a switch of language. */
export const privatePolicies: Record<Language, PrivatePolicy> = { fr, en, es, nl };
