import { formatEuros } from '@plenary/contracts/format';
import { addDays } from '@plenary/service-kit/local-time';
import { itOnBothEngines, onEachEngine } from '@plenary/service-kit/testing/each-engine';
import { changeVerbs } from '../changes/testing/change-verbs.ts';
import { bookingMigrations } from '../db/migrations.ts';
import { fakeDocuments } from '../documents/testing/fake-documents.ts';
import { claire, day, hugo, ines, oneDay, tuesday } from '../options/testing/option-searches.ts';
import { optionWorld } from '../options/testing/option-world.ts';
import { type SignatureWorld, signatureVerbs } from './testing/each-signature-world.ts';
import { makeFields } from './testing/make-fields.ts';

// Covers B-N02.

const plain = (text = '') => text.replaceAll(/[\u00a0\u202f\u2009]/g, ' ');
const settlement = { payee: 'Comet SAS', iban: 'FR76 3000 1007 9412 3456 7890 185', bic: 'BDFEFRPPXXX' };

onEachEngine(bookingMigrations, (open) => {
  const world = {} as SignatureWorld;
  beforeEach(async () => {
    const fake = fakeDocuments();
    const options = await optionWorld(await open(), undefined, { documents: fake.documents, settlement });
    Object.assign(world, options, signatureVerbs(options, fake));
  });

  describe('the deposit of a booking', () => {
    it('says whom to pay how much by when once it is confirmed, and not before', async () => {
      const quoteId = await world.quoteOf(claire, oneDay);
      expect((await world.state(claire, quoteId)).deposit).toBeUndefined();
      await world.prepareAndSign(claire, quoteId);
      const { deposit } = (await world.send('GET', `/api/quotes/${quoteId}`, claire)).body;
      expect((await world.state(claire, quoteId)).deposit).toEqual({
        ...settlement,
        reference: quoteId.slice(0, 8).toUpperCase(),
        amount: deposit.amount,
        dueOn: '2026-09-19',
      });
    });

    it('is told in the mail that confirms it, with the days as a calendar file', async () => {
      const quoteId = await world.quoteOf(claire, oneDay);
      await world.prepareAndSign(claire, quoteId);
      const mail = (await world.post()).find(({ subject }) => subject.includes('est confirmée'));
      for (const told of ['Total TTC', 'Acompte', 'samedi 19 septembre 2026', settlement.payee, settlement.iban, settlement.bic])
        expect(mail?.text).toContain(told);
      expect(mail?.text).toContain(quoteId.slice(0, 8).toUpperCase());
      expect(mail?.attachments?.[0]).toMatchObject({ filename: 'event.ics', content: expect.stringContaining(`UID:${quoteId}-0@plenary`) });
    });

    itOnBothEngines(
      'that a change raises is told with its day in the mails of the change and of its signature, and counts from then on',
      async () => {
        const { confirmed, change } = changeVerbs(world);
        const dealId = await confirmed(claire, oneDay);
        const before = (await world.state(claire, dealId)).deposit;
        world.clock.now += 2 * day;
        expect((await change(claire, dealId, [{ from: tuesday, to: tuesday, pax: 25 }])).body).toMatchObject({
          change: { state: 'applied' },
        });
        const raised = (await world.state(claire, dealId)).deposit;
        expect(raised).toMatchObject({ dueOn: '2026-09-21' });
        expect(raised.amount).toBeGreaterThan(before.amount);
        const told = (amount: number, was: number) =>
          `Acompte TTC : ${formatEuros(amount, 'fr-FR')}, au lieu de ${formatEuros(was, 'fr-FR')}`;
        const [mail] = await world.post();
        expect(plain(mail?.text)).toContain(plain(told(raised.amount, before.amount)));
        expect(mail?.text).toContain('lundi 21 septembre 2026');
        const amendmentId = (await change(claire, dealId, [{ from: tuesday, to: tuesday, pax: 38 }])).body.change.amendmentId;
        expect(plain((await world.post())[0]?.text)).toContain('À régler jusqu’au : 5 jours après votre accord');
        world.clock.now += day;
        expect((await world.prepareAndSign(claire, amendmentId)).status).toBe(201);
        const { deposit } = await world.state(claire, dealId);
        expect(deposit).toMatchObject({ dueOn: '2026-09-22', reference: dealId.slice(0, 8).toUpperCase() });
        const mails = await world.post();
        const changed = mails.find(({ subject }) => subject.endsWith('est modifiée'));
        expect(plain(changed?.text)).toContain(plain(told(deposit.amount, raised.amount)));
        const signed = mails.find(({ subject }) => subject.includes('avenant'));
        for (const { text } of [changed, signed].flatMap((one) => one ?? [])) expect(text).toContain('mardi 22 septembre 2026');
        expect(plain(signed?.text)).toContain(plain(formatEuros(deposit.amount, 'fr-FR')));
        expect(signed?.text).toContain(settlement.iban);
      },
    );

    it('that a change leaves as it was is named in none of its mails', async () => {
      const { confirmed, change } = changeVerbs(world);
      const dealId = await confirmed(claire, oneDay);
      await change(claire, dealId, [{ from: tuesday, to: tuesday, pax: 22 }]);
      expect((await world.post()).map(({ text }) => text.includes('Acompte'))).toEqual([false]);
    });

    it('is told in the language of its customer, whatever that of the paper that they signed', async () => {
      const quoteId = await world.quoteOf(hugo, oneDay);
      const draft = await world.send('POST', `/api/quotes/${quoteId}/signature/document?lng=nl`, hugo, { body: makeFields() });
      expect((await world.sign(hugo, quoteId, draft.body)).status).toBe(201);
      const [mail] = await world.post();
      expect(mail?.subject).toMatch(/^Your booking at .* is confirmed$/);
    });

    it('is due from the last signature on, by the clock of the venue', async () => {
      const quoteId = await world.quoteOf(claire, oneDay);
      await world.prepareAndSign(claire, quoteId, { company: { secondSignatory: ines.email } });
      expect((await world.state(claire, quoteId)).deposit).toBeUndefined();
      const [mail] = (await world.post()).filter(({ text }) => text.includes('countersignature#token='));
      const token = /countersignature#token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
      world.clock.now = Date.parse('2026-09-16T23:30:00+02:00');
      const { signature } = await world.state(claire, quoteId);
      await world.countersign(quoteId, { token, sha256: signature.sha256 });
      expect((await world.state(claire, quoteId)).deposit).toMatchObject({ dueOn: '2026-09-21' });
    });
  });

  it.each([
    [7, 5],
    [5, 5],
    [3, 3],
  ])('a deposit of a booking signed %i days before its event is due in %i days: never after the event has begun', async (before, due) => {
    const dayIn = (days: number) => addDays(tuesday, days - before);
    world.clock.now = Date.parse(`${dayIn(0)}T10:00:00Z`);
    const quoteId = await world.quoteOf(claire, oneDay);
    await world.prepareAndSign(claire, quoteId);
    expect((await world.state(claire, quoteId)).deposit).toMatchObject({ dueOn: dayIn(due) });
  });

  describe('the calendar of a quote', () => {
    const calendar = async (user: typeof claire, quoteId: string) => {
      const { status, text } = await world.send('GET', `/api/quotes/${quoteId}/event.ics`, user);
      return { status, lines: text.replaceAll('\r\n ', '').split('\r\n') };
    };

    it('is of what it holds: nothing, an option, then the booking under the same id', async () => {
      const quoteId = await world.quoteOf(claire, oneDay);
      expect((await calendar(claire, quoteId)).status).toBe(404);
      await world.place(claire, quoteId);
      const day = tuesday.replaceAll('-', '');
      const entry = [`UID:${quoteId}-0@plenary`, `DTSTART;TZID=Europe/Paris:${day}T080000`, `DTEND;TZID=Europe/Paris:${day}T180000`];
      expect((await calendar(claire, quoteId)).lines).toEqual(
        expect.arrayContaining([...entry, 'SEQUENCE:0', 'STATUS:TENTATIVE', 'SUMMARY:Comet Ternes (option)']),
      );
      await world.prepareAndSign(claire, quoteId);
      expect((await calendar(claire, quoteId)).lines).toEqual(
        expect.arrayContaining([...entry, 'SEQUENCE:1', 'STATUS:CONFIRMED', 'SUMMARY:Comet Ternes']),
      );
    });

    it('is not there for another customer', async () => {
      const quoteId = await world.quoteOf(claire, oneDay);
      await world.place(claire, quoteId);
      expect((await calendar(hugo, quoteId)).status).toBe(404);
    });
  });
});
