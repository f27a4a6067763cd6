import type { AmendmentMailTexts } from '../signature-mail-words.ts';

export const nl: AmendmentMailTexts = {
  partial: {
    subject: 'Uw handtekening onder het addendum voor {venue} is ontvangen',
    title: 'Nog één handtekening',
    text: 'Dank u, het addendum bij uw boeking bij {venue} is ondertekend. Wij hebben {second} om de tweede handtekening gevraagd; tot dan blijft uw boeking ongewijzigd bevestigd en houden we tot de onderstaande datum voor u vrij wat er extra nodig is.',
    button: 'Het addendum bekijken',
  },
  missing: {
    subject: 'Uw addendum voor {venue} is ondertekend: vul uw facturatiegegevens aan',
    title: 'Uw facturatiegegevens ontbreken',
    text: 'Dank u, het addendum bij uw boeking bij {venue} is ondertekend. Vul de facturatiegegevens vóór de onderstaande datum aan, zodat het kan ingaan.',
    button: 'Mijn facturatiegegevens aanvullen',
  },
  countersigned: {
    subject: 'Uw addendum voor {venue} is medeondertekend: vul uw facturatiegegevens aan',
    title: 'Beide handtekeningen zijn binnen',
    text: '{second} heeft het addendum bij uw boeking bij {venue} medeondertekend. Alleen uw facturatiegegevens ontbreken nog: vul ze vóór de onderstaande datum aan, zodat het kan ingaan.',
    button: 'Mijn facturatiegegevens aanvullen',
  },
  reminder: {
    subject: 'Herinnering: vul de facturatiegegevens van uw addendum voor {venue} aan',
    title: 'Nog twee dagen',
    text: 'Het addendum bij uw boeking bij {venue} is ondertekend, maar de facturatiegegevens ontbreken nog. Zonder die gegevens gaat het niet in en blijft uw boeking ongewijzigd.',
    button: 'Mijn facturatiegegevens aanvullen',
  },
  approved: {
    subject: 'Het addendum bij uw boeking bij {venue} is ondertekend',
    title: 'Uw addendum is ondertekend',
    text: 'Uw boeking bij {venue} is bevestigd zoals in het addendum staat. Het ondertekende document en het certificaat vindt u op de pagina van het addendum.',
    button: 'Het ondertekende addendum bekijken',
  },
  refused: {
    subject: 'De tweede handtekening onder het addendum voor {venue} is geweigerd',
    title: 'Het addendum is niet medeondertekend',
    text: '{second} heeft geweigerd het addendum bij uw boeking bij {venue} mede te ondertekenen. Het addendum is gesloten en wat we extra vrijhielden, is weer beschikbaar; uw boeking blijft ongewijzigd bevestigd.',
    button: 'Het addendum bekijken',
  },
  rejected: {
    subject: 'Het addendum voor {venue} is gesloten',
    title: 'U hebt het addendum afgewezen',
    text: 'Zoals u vroeg, is het addendum bij uw boeking bij {venue} gesloten en is wat we extra vrijhielden weer beschikbaar. Uw boeking blijft ongewijzigd bevestigd.',
    button: 'Het addendum bekijken',
  },
  lapsed: {
    subject: 'Uw handtekening onder het addendum voor {venue} kon niet worden afgerond',
    title: 'De termijn is verstreken',
    text: 'Het addendum bij uw boeking bij {venue} was ondertekend, maar wat ontbrak kwam niet op tijd: wat het toevoegde, houden we niet langer vrij. Uw boeking blijft ongewijzigd bevestigd.',
    button: 'Het addendum bekijken',
  },
  invitation: {
    subject: '{signatory} vraagt u een addendum mede te ondertekenen',
    title: 'Uw handtekening is nodig',
    text: '{signatory} ({company}) heeft een addendum bij een boeking bij {venue} ondertekend en u als tweede ondertekenaar aangewezen. De boeking blijft ongewijzigd bevestigd en wijzigt zodra u ondertekent. Lees het document en onderteken of weiger het vóór de onderstaande datum.',
    button: 'Het addendum lezen en ondertekenen',
  },
  approvedSecond: {
    subject: 'Het addendum voor {venue} is ondertekend en bevestigd',
    title: 'Dank u, alles is ondertekend',
    text: 'De boeking van {company} bij {venue} is bevestigd zoals in het addendum staat. {signatory} beschikt over het ondertekende document en het certificaat van beide handtekeningen.',
  },
  withdrawn: {
    subject: 'Het addendum voor {venue} hoeft u niet meer te ondertekenen',
    title: 'Uw handtekening is niet meer nodig',
    text: '{signatory} heeft het addendum voor {venue} afgewezen. De boeking blijft ongewijzigd en u hoeft niets te doen.',
  },
  voided: {
    subject: 'Het addendum voor {venue} is ingetrokken',
    title: 'Dit addendum is niet meer geldig',
    text: 'Het addendum voor {venue} waarin u als tweede ondertekenaar staat, is ingetrokken: het account waarvoor het was opgesteld bestaat niet meer. Het bindt niemand en u hoeft niets te doen.',
  },
  secondErased: {
    subject: 'Uw addendum voor {venue}: wijs een andere tweede ondertekenaar aan',
    title: 'Wijs een andere tweede ondertekenaar aan',
    text: 'Wij kunnen de persoon die u als tweede ondertekenaar van het addendum bij uw boeking bij {venue} hebt opgegeven niet meer schrijven. Uw handtekening is vervallen, maar wat het addendum toevoegt, houden wij tot onderstaande datum vrij: onderteken opnieuw en wijs iemand anders aan.',
    button: 'Opnieuw ondertekenen',
  },
};
