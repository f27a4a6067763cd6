import { kitTables } from '@plenary/service-kit/kit-tables';
import { onEachEngine } from '@plenary/service-kit/testing/each-engine';
import { eq } from 'drizzle-orm';
import { bookingMigrations } from '../db/migrations.ts';
import { fakeDocuments } from '../documents/testing/fake-documents.ts';
import { claire, oneDay, twoDays } from '../options/testing/option-searches.ts';
import { optionWorld } from '../options/testing/option-world.ts';
import { type MailOfQuote, withQuoteAttached } from './with-quote-attached.ts';

onEachEngine(bookingMigrations, (open) => {
  const world = async () => {
    const { documents, setAway } = fakeDocuments();
    const { quoteOf, deps, clock } = await optionWorld(await open(), undefined, { documents });
    const { outbox } = kitTables(deps.database.dialect);
    const mails = async () => {
      const rows = await deps.database.read.select().from(outbox).where(eq(outbox.type, 'mail'));
      return rows.map(({ payload }) => payload as MailOfQuote);
    };
    /** What the mail server is given. */
    const sent = async () => Promise.all((await mails()).map((mail) => withQuoteAttached(deps, mail)));
    return { quoteOf, mails, sent, setAway, deps, clock };
  };

  describe('a quote that its customer makes', () => {
    it('is mailed to them at once, with what it costs and the way to it; asked for again it is not', async () => {
      const { quoteOf, mails } = await world();
      const quoteId = await quoteOf(claire, oneDay);
      await quoteOf(claire, oneDay);
      const [mail, ...others] = await mails();
      expect(others.filter(({ text }) => text.includes(quoteId))).toEqual([]);
      expect(mail).toMatchObject({ to: claire.email, subject: 'Votre devis pour Comet Ternes' });
      for (const told of ['Total HT', 'Total TTC', 'Acompte', `https://book.example/quotes/${quoteId}`]) expect(mail?.text).toContain(told);
      expect(mail?.text).not.toContain('Comme convenu');
    });

    it('speaks of no option where it is too late for one', async () => {
      const { quoteOf, mails, clock } = await world();
      clock.now = Date.parse(`${oneDay[0]?.date}T00:00:00+02:00`) - 71 * 3_600_000;
      await quoteOf(claire, oneDay);
      const [mail] = await mails();
      expect(mail?.text).toContain('seule sa signature en ligne réserve les salles');
      expect(mail?.text).not.toContain('option');
    });

    it('comes with its paper in the language of the customer, and without it while nothing can be printed', async () => {
      const { quoteOf, sent, setAway } = await world();
      const quoteId = await quoteOf({ ...claire, lang: 'nl' }, oneDay);
      const [mail] = await sent();
      const [paper, ...others] = mail?.attachments ?? [];
      expect(others).toEqual([]);
      expect(paper).toMatchObject({ filename: `devis-${quoteId.slice(0, 8)}-nl.pdf`, contentType: 'application/pdf' });
      const told = JSON.parse(String(paper?.content).split('\n')[1] ?? '');
      expect(told).toMatchObject({
        quote: { id: quoteId },
        language: 'nl',
        customer: { email: claire.email, companyName: claire.companyName },
      });
      expect(mail).not.toHaveProperty('attachedQuote');
      setAway(true);
      const [later] = await sent();
      expect(later).toMatchObject({ to: claire.email, text: mail?.text });
      expect(later?.attachments ?? []).toEqual([]);
    });

    it('comes without the paper of a quote that is gone by then', async () => {
      const { quoteOf, sent, deps } = await world();
      await quoteOf(claire, oneDay);
      await deps.database.transact((tx) => tx.update(deps.tables.quote).set({ customer: null }).returning({ id: deps.tables.quote.id }));
      expect((await sent())[0]?.attachments ?? []).toEqual([]);
    });

    it('is mailed once alone to a mailbox that nobody has proven', async () => {
      const { quoteOf, mails } = await world();
      const unproven = { ...claire, mailboxProven: false };
      await quoteOf(unproven, oneDay);
      await quoteOf(unproven, twoDays);
      expect(await mails()).toHaveLength(1);
    });
  });
});
