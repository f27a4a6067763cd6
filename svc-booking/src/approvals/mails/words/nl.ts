import type { DecisionMailWords } from '../decision-mail-words.ts';

export const decision: DecisionMailWords = {
  proposal: {
    approved: {
      subject: 'Uw voorstel voor {company} is goedgekeurd',
      title: 'Uw voorstel is goedgekeurd',
      text: 'Uw voorstel voor {venue} is goedgekeurd en verstuurd naar {company}.',
      button: 'Offerte bekijken',
    },
    refused: {
      subject: 'Uw voorstel voor {company} is geweigerd',
      title: 'Uw voorstel is geweigerd',
      text: 'Uw voorstel voor {venue} is niet goedgekeurd: {company} heeft niets ontvangen.',
      button: 'Voorstel bekijken',
    },
  },
  change: {
    approved: {
      subject: 'Uw wijziging voor {company} is goedgekeurd',
      title: 'Uw wijziging is goedgekeurd',
      text: 'Uw wijziging van de boeking van {company} in {venue} is goedgekeurd: ze is doorgevoerd of aan de klant voorgelegd.',
      button: 'Boeking bekijken',
    },
    refused: {
      subject: 'Uw wijziging voor {company} is geweigerd',
      title: 'Uw wijziging is geweigerd',
      text: 'Uw wijziging van de boeking van {company} in {venue} is niet goedgekeurd: de boeking blijft zoals ze is.',
      button: 'Wijziging bekijken',
    },
  },
  company: 'Klant',
  venue: 'Locatie',
  dates: 'Data',
  reason: 'Reden',
};
