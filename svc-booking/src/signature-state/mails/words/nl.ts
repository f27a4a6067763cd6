import type { SignatureMailWords } from '../signature-mail-words.ts';

export const nl: SignatureMailWords = {
  mails: {
    partial: {
      subject: 'Uw handtekening voor {venue} is ontvangen',
      title: 'Nog één handtekening',
      text: 'Dank u, uw offerte voor {venue} is ondertekend. Wij hebben {second} om de tweede handtekening gevraagd; wij houden uw zalen vast tot de onderstaande datum.',
      button: 'Mijn offerte bekijken',
    },
    missing: {
      subject: 'Uw offerte voor {venue} is ondertekend: vul uw facturatiegegevens aan',
      title: 'Uw facturatiegegevens ontbreken',
      text: 'Dank u, uw offerte voor {venue} is ondertekend. Vul de facturatiegegevens vóór de onderstaande datum aan, zodat wij de boeking kunnen bevestigen.',
      button: 'Mijn facturatiegegevens aanvullen',
    },
    countersigned: {
      subject: 'Uw offerte voor {venue} is medeondertekend: vul uw facturatiegegevens aan',
      title: 'Beide handtekeningen zijn binnen',
      text: '{second} heeft uw offerte voor {venue} medeondertekend. Alleen uw facturatiegegevens ontbreken nog: vul ze vóór de onderstaande datum aan om de boeking te bevestigen.',
      button: 'Mijn facturatiegegevens aanvullen',
    },
    reminder: {
      subject: 'Herinnering: vul de facturatiegegevens van uw offerte voor {venue} aan',
      title: 'Nog twee dagen',
      text: 'Uw offerte voor {venue} is ondertekend, maar de facturatiegegevens ontbreken nog. Zonder die gegevens komen uw zalen op de onderstaande datum vrij.',
      button: 'Mijn facturatiegegevens aanvullen',
    },
    approved: {
      subject: 'Uw boeking bij {venue} is bevestigd',
      title: 'Het is bevestigd',
      text: 'Uw offerte is ondertekend en uw zalen bij {venue} zijn geboekt. Het ondertekende document en het certificaat vindt u op de pagina van uw offerte.',
      button: 'Mijn ondertekende offerte bekijken',
    },
    refused: {
      subject: 'De tweede handtekening voor {venue} is afgewezen',
      title: 'De offerte is niet medeondertekend',
      text: '{second} heeft geweigerd uw offerte voor {venue} mede te ondertekenen. De offerte is gesloten en uw zalen zijn vrij; een nieuwe offerte kan altijd.',
      button: 'De offerte bekijken',
    },
    rejected: {
      subject: 'Uw offerte voor {venue} is gesloten',
      title: 'U hebt de offerte afgewezen',
      text: 'Zoals u vroeg, is uw offerte voor {venue} gesloten en zijn de zalen vrij. Een nieuwe offerte kan altijd.',
      button: 'De offerte bekijken',
    },
    lapsed: {
      subject: 'Uw handtekening voor {venue} kon niet worden afgerond',
      title: 'De termijn is verstreken',
      text: 'Uw offerte voor {venue} was ondertekend, maar wat ontbrak kwam niet op tijd: uw zalen worden niet meer vastgehouden. Zolang de offerte geldig is en er zalen vrij zijn, kunt u opnieuw ondertekenen.',
      button: 'Mijn offerte bekijken',
    },
    invitation: {
      subject: '{signatory} vraagt u een offerte mede te ondertekenen',
      title: 'Uw handtekening is nodig',
      text: '{signatory} ({company}) heeft een offerte voor een evenement bij {venue} ondertekend en u als tweede ondertekenaar aangewezen. Lees het document en onderteken of weiger het vóór de onderstaande datum.',
      button: 'Het document lezen en ondertekenen',
    },
    approvedSecond: {
      subject: 'De offerte voor {venue} is ondertekend en bevestigd',
      title: 'Dank u, alles is ondertekend',
      text: 'De boeking van {company} bij {venue} is bevestigd. {signatory} beschikt over het ondertekende document en het certificaat van beide handtekeningen.',
    },
    withdrawn: {
      subject: 'De offerte voor {venue} hoeft u niet meer te ondertekenen',
      title: 'Uw handtekening is niet meer nodig',
      text: '{signatory} heeft de offerte voor {venue} afgewezen. U hoeft niets te doen.',
    },
    voided: {
      subject: 'De offerte voor {venue} is ingetrokken',
      title: 'Deze offerte is niet meer geldig',
      text: 'De offerte voor {venue} waarin u als tweede ondertekenaar staat, is ingetrokken: het account waarvoor de offerte was opgesteld bestaat niet meer. De offerte bindt niemand en u hoeft niets te doen.',
    },
    secondErased: {
      subject: 'Uw offerte voor {venue}: wijs een andere tweede ondertekenaar aan',
      title: 'Wijs een andere tweede ondertekenaar aan',
      text: 'Wij kunnen de persoon die u als tweede ondertekenaar van uw offerte voor {venue} hebt opgegeven niet meer schrijven. Uw handtekening is vervallen, maar wij houden uw zalen tot onderstaande datum vast: onderteken opnieuw en wijs iemand anders aan.',
      button: 'Opnieuw ondertekenen',
    },
  },
  venue: 'Locatie',
  dates: 'Data',
  rooms: 'Uw zalen',
  deadline: 'Uiterlijk',
  total: 'Totaal incl. btw',
  deposit: 'Voorschot',
  dueOn: 'Te betalen tot en met',
  payee: 'Begunstigde',
  reference: 'Te vermelden referentie',
  fingerprint: 'Vingerafdruk (SHA-256)',
  personal: 'Deze link is persoonlijk en werkt één keer: geef hem niet door.',
  onPaper: {
    received: 'Wij hebben op {day} het document ontvangen dat {signatory} op papier heeft ondertekend; ons team heeft het geregistreerd.',
    approved:
      'Uw offerte is ondertekend en uw zalen bij {venue} zijn geboekt. Het document dat u hebt ondertekend vindt u op de pagina van uw offerte.',
    amendment:
      'Uw boeking bij {venue} is bevestigd zoals in het addendum staat. Het document dat u hebt ondertekend vindt u op de pagina van het addendum.',
  },
};
