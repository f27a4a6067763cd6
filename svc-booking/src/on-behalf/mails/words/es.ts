import type { QuoteMailWords } from '../quote-mail-words.ts';

export const es: QuoteMailWords = {
  subject: 'Su presupuesto para {venue}',
  title: 'Su presupuesto está listo',
  text: 'Como acordamos, nuestro equipo ha preparado su presupuesto para {venue}. Puede leerlo, poner una opción y firmarlo en línea.',
  firstVisit: 'En su primera visita, indique su correo electrónico: le enviaremos un enlace para elegir su contraseña.',
  venue: 'Lugar',
  dates: 'Fechas',
  price: 'Total sin IVA',
  seeQuote: 'Ver mi presupuesto',
  validity: 'Este presupuesto es válido hasta el {day}. No reserva salas mientras no se ponga una opción.',
  questions: '¿Alguna pregunta? Responda a este mensaje.',
};
