import { domainToASCII } from 'node:url';
import { getDomain } from 'tldts';
import copied from './public-domains.json' with { type: 'json' };

/** Providers of private mailboxes that are missing in the copied list. */
const supplement = ['proximus.be', 'belgacom.net', 'scarlet.be', 'voo.be', 'bbox.fr', 'numericable.fr', 'ya.com', 'ono.com'];
const known: ReadonlySet<string> = new Set([...copied, ...supplement]);

/** Lower case, accents and other scripts as punycode, no dot at the end; empty where it is no domain. */
const normalise = (domain: string): string => domainToASCII(domain.trim().replace(/\.$/, ''));

/** The domain and its parents, down to the registrable one: `a.b.free.fr`, `b.free.fr`, `free.fr`. */
const upToRegistrable = (domain: string): string[] => {
  const labels = domain.split('.');
  const registrable = getDomain(domain) ?? domain;
  const steps = labels.length - registrable.split('.').length;
  return Array.from({ length: steps + 1 }, (_, index) => labels.slice(index).join('.'));
};

/**
 * Whether a domain gives addresses to the public, so that it says nothing about a company: its registrable domain is a
 * provider of private or disposable mailboxes (server-rules §4). `extra` are the domains that the settings add.
 */
export const isPublicDomain = (domain: string, extra: readonly string[]): boolean => {
  const added = new Set(extra.map(normalise));
  return upToRegistrable(normalise(domain)).some((candidate) => known.has(candidate) || added.has(candidate));
};
