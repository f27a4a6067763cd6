import { layOutMail, type MailContent } from './mail-layout.ts';

const content: MailContent = { lang: 'fr', brandName: 'Comet', title: 'Votre option', paragraphs: ['Bonjour Zoë,', 'Elle est posée.'] };
const mailOf = (more: Partial<MailContent> = {}) =>
  layOutMail({ to: 'zoe@atelier-nord.example', subject: 'Option', content: { ...content, ...more } });
const whole: Partial<MailContent> = {
  facts: [
    ['Lieu', 'Comet Ternes'],
    ['Message', 'une ligne\nune autre'],
  ],
  button: { label: 'Voir le devis', href: 'https://book.example/quotes/1?a=1&b=2' },
  links: [{ label: 'Libérer', href: 'https://book.example/quotes/1/release-option' }],
  notes: ['Ce lien sert une fois.', 'Ce n’est pas vous ?'],
};

describe('a mail', () => {
  it('says the same as plain text, in the same order', () => {
    expect(mailOf(whole)).toMatchObject({ to: 'zoe@atelier-nord.example', subject: 'Option' });
    expect(mailOf(whole).text).toBe(
      [
        'Votre option',
        'Bonjour Zoë,',
        'Elle est posée.',
        'Lieu\u00a0: Comet Ternes\nMessage\u00a0: une ligne\nune autre',
        'Voir le devis\nhttps://book.example/quotes/1?a=1&b=2',
        'Libérer\nhttps://book.example/quotes/1/release-option',
        'Ce lien sert une fois.',
        'Ce n’est pas vous\u00a0?',
        '-- \nComet\n',
      ].join('\n\n'),
    );
    const { html } = mailOf(whole);
    const words = ['Votre option', 'Elle est posée.', 'Comet Ternes', 'Voir le devis', 'Libérer', 'Ce lien sert une fois.'];
    const places = words.map((word) => html.lastIndexOf(word));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('writes the address of its button out, in HTML too', () => {
    expect(mailOf(whole).html.match(/href="https:\/\/book\.example\/quotes\/1\?a=1&amp;b=2"/g)).toHaveLength(2);
    expect(mailOf(whole).html).toContain('>https://book.example/quotes/1?a=1&amp;b=2</a>');
  });

  it('leaves out what it has not, without a gap', () => {
    const { html, text } = mailOf();
    expect(text).toBe('Votre option\n\nBonjour Zoë,\n\nElle est posée.\n\n-- \nComet\n');
    expect(html).not.toMatch(/<a |<th|undefined|\n\n/);
  });

  it('names its language, and puts the space before a colon in French alone', () => {
    expect(mailOf().html).toContain('<html lang="fr">');
    expect(mailOf({ lang: 'nl', facts: [['Locatie', 'Louise']] }).text).toContain('Locatie: Louise');
  });

  it('shows a picture across its top, told in words where pictures are not loaded', () => {
    const { html, text } = mailOf({
      picture: { src: 'https://book.example/a.webp', width: 1120, height: 640, alternative: 'La façade d’un "chai"' },
    });
    expect(html).toContain('<img src="https://book.example/a.webp" width="560" height="320" alt="La façade d’un &quot;chai&quot;"');
    expect(text).not.toContain('façade');
  });

  it('keeps French signs with their words, and addresses as they are', () => {
    const facts: MailContent['facts'] = [['Total', '12 €']];
    for (const shown of [mailOf({ ...whole, facts }).html, mailOf({ ...whole, facts }).text]) {
      expect(shown).toContain('Ce n’est pas vous\u00a0?');
      expect(shown).toContain('12\u00a0€');
    }
    const english = mailOf({ lang: 'en', notes: ['12 €'] });
    for (const shown of [english.html, english.text]) expect(shown).toContain('12 €');
  });

  it('escapes every value it is given', () => {
    const evil = `<img src=x onerror="alert('1')">&`;
    const { html } = mailOf({
      brandName: evil,
      title: evil,
      paragraphs: [evil],
      facts: [[evil, evil]],
      button: { label: evil, href: evil },
      links: [{ label: evil, href: evil }],
      notes: [evil],
      picture: { src: evil, width: 2, height: 1, alternative: evil },
    });
    expect(html).not.toContain('<img src=x');
    expect(html).not.toContain(`('1')`);
    expect(html.match(/&lt;img src=x onerror=&quot;alert\(&#39;1&#39;\)&quot;&gt;&amp;/g)).toHaveLength(16);
  });
});
