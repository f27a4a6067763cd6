import { domainToUnicode } from 'node:url';
import copied from './public-domains.json' with { type: 'json' };
import { isPublicDomain } from './public-domains.ts';

// Covers B-J08.

const isPublic = (domain: string) => isPublicDomain(domain, []);

describe('a public e-mail domain', () => {
  it.each(['gmail.com', 'orange.fr', 'hotmail.be', 'skynet.be', 'telefonica.net', 'proton.me', 'yopmail.com', 'yahoo.co.uk'])(
    'is %s, from the list',
    (domain) => {
      expect(isPublic(domain)).toBe(true);
    },
  );

  it.each(['proximus.be', 'belgacom.net', 'scarlet.be', 'voo.be', 'bbox.fr', 'numericable.fr', 'ya.com', 'ono.com'])(
    'is %s, from our supplement',
    (domain) => {
      expect(isPublic(domain)).toBe(true);
    },
  );

  it('is any domain below it', () => {
    expect(isPublic('mail.free.fr')).toBe(true);
    expect(isPublic('a.b.c.gmail.com')).toBe(true);
  });

  it('is one that the list knows below another registrable domain', () => {
    const deep = copied.find((domain) => domain.endsWith('.dynv6.net')) ?? 'missing';
    expect(isPublic(deep)).toBe(true);
    expect(isPublic('dynv6.net')).toBe(false);
  });

  it('is recognised in any case, with a dot at its end and with spaces around it', () => {
    expect(isPublic(' GMail.COM. ')).toBe(true);
  });

  it('is recognised in its own script as well as in punycode', () => {
    expect(isPublic('xn--yaho-sqa.com')).toBe(true);
    expect(isPublic(domainToUnicode('xn--yaho-sqa.com'))).toBe(true);
    expect(isPublicDomain('courriel-privé.fr', ['courriel-privé.fr'])).toBe(true);
    expect(isPublicDomain('xn--courriel-priv-nhb.fr', ['Courriel-Privé.fr'])).toBe(true);
  });

  it('is one that the settings add, with those below it', () => {
    expect(isPublic('mailbox.example.net')).toBe(false);
    expect(isPublicDomain('mailbox.example.net', ['Example.NET'])).toBe(true);
  });

  it.each([
    'atelier-nord.example',
    'grand-compte.example',
    'notgmail.com',
    'gmail.com.example',
    'free-fr.be',
    'fr',
    'co.uk',
    '',
    'not a domain',
  ])('is not %j', (domain) => {
    expect(isPublic(domain)).toBe(false);
  });

  it('is in lower case and ASCII all through the copied list, so that a look-up finds it', () => {
    expect(copied.length).toBeGreaterThan(14_000);
    expect(copied.filter((domain) => !/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(domain))).toEqual([]);
  });
});
