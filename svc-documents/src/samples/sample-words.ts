import type { Language } from '@plenary/contracts/vocabulary';

interface SampleWords {
  day: string;
  included: string;
  morning: string;
  includedMorning: string;
  room: string;
  cocktail: string;
  wellness: string;
  fees: string;
  contract: string;
  terms: string;
  headerFreeText: string;
  additionalServices: string;
}

/** Texts of the sample that in a real quote come from svc-booking. */
export const sampleWords: Readonly<Record<Language, SampleWords>> = {
  fr: {
    day: 'Journée d’étude, salle plénière en théâtre',
    included: 'Comprend petit-déjeuner, déjeuner et pause gourmande',
    morning: 'Matinée avec déjeuner, salle plénière en théâtre',
    includedMorning: 'Comprend petit-déjeuner et déjeuner',
    room: 'Petite salle de sous-commission, journée',
    cocktail: 'Cocktail de fin de journée, de 18 h à 19 h 30',
    wellness: 'Séance de bien-être de 15 minutes, offerte',
    fees: 'Frais de dossier',
    contract: 'Remise sur les salles et la restauration.',
    terms: 'Paiement à 45 jours fin de mois.',
    headerFreeText: 'Document de test : ce devis n’engage personne.',
    additionalServices: 'Accueil personnalisé dès 8 h, vestiaire, Wi-Fi dédié et assistance technique sur place.',
  },
  en: {
    day: 'Full-day meeting, plenary room in theatre set-up',
    included: 'Includes breakfast, lunch and gourmet break',
    morning: 'Morning with lunch, plenary room in theatre set-up',
    includedMorning: 'Includes breakfast and lunch',
    room: 'Small breakout room, full day',
    cocktail: 'After-work cocktail, 18:00 to 19:30',
    wellness: '15-minute wellness session, free of charge',
    fees: 'Administration fees',
    contract: 'Discount on rooms and catering.',
    terms: 'Payment 45 days end of month.',
    headerFreeText: 'Test document: this quote binds nobody.',
    additionalServices: 'Personal welcome from 8:00, cloakroom, dedicated Wi-Fi and technical support on site.',
  },
  es: {
    day: 'Jornada completa, sala plenaria en formato teatro',
    included: 'Incluye desayuno, almuerzo y pausa gourmet',
    morning: 'Mañana con almuerzo, sala plenaria en formato teatro',
    includedMorning: 'Incluye desayuno y almuerzo',
    room: 'Sala de grupo pequeña, jornada completa',
    cocktail: 'Cóctel de final de jornada, de 18:00 a 19:30',
    wellness: 'Sesión de bienestar de 15 minutos, gratuita',
    fees: 'Gastos de gestión',
    contract: 'Descuento en salas y restauración.',
    terms: 'Pago a 45 días fin de mes.',
    headerFreeText: 'Documento de prueba: este presupuesto no compromete a nadie.',
    additionalServices: 'Recepción personalizada desde las 8:00, guardarropa, wifi dedicado y asistencia técnica.',
  },
  nl: {
    day: 'Hele dag, plenaire zaal in theateropstelling',
    included: 'Inclusief ontbijt, lunch en gourmetpauze',
    morning: 'Voormiddag met lunch, plenaire zaal in theateropstelling',
    includedMorning: 'Inclusief ontbijt en lunch',
    room: 'Kleine subzaal, hele dag',
    cocktail: 'Cocktail na het werk, van 18.00 tot 19.30 uur',
    wellness: 'Wellnesssessie van 15 minuten, gratis',
    fees: 'Administratiekosten',
    contract: 'Korting op zalen en catering.',
    terms: 'Betaling 45 dagen einde maand.',
    headerFreeText: 'Testdocument: deze offerte bindt niemand.',
    additionalServices: 'Persoonlijk onthaal vanaf 8.00 uur, vestiaire, eigen wifi en technische hulp ter plaatse.',
  },
};
