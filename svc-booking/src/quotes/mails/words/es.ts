import type { QuoteMailWords } from '../quote-mail-words.ts';

export const es: QuoteMailWords = {
  subject: 'Su presupuesto para {venue}',
  title: 'Su presupuesto está listo',
  texts: {
    staff: 'Como acordamos, nuestro equipo ha preparado su presupuesto para {venue}. Puede leerlo, poner una opción y firmarlo en línea.',
    customer:
      'Aquí tiene su presupuesto para {venue}, con el precio garantizado. Ábralo para tomar una opción gratuita, firmarlo o descargar su PDF.',
    version:
      'Nuestro equipo ha modificado su presupuesto para {venue}: esta nueva versión sustituye a la anterior, que ya no puede firmarse.',
  },
  textTooLate:
    'Aquí tiene su presupuesto para {venue}, a precio garantizado. Su evento empieza en menos de 72 horas: solo su firma en línea reserva las salas.',
  firstVisit: 'En su primera visita, indique su correo electrónico: le enviaremos un enlace para elegir su contraseña.',
  venue: 'Lugar',
  dates: 'Fechas',
  rooms: 'Sus salas',
  expectedRooms: {
    first: 'Salas retenidas si toma la opción',
    second: 'Salas en espera si toma la opción, tras una primera',
    signature: 'Salas reservadas si firma',
  },
  expectation:
    'Las salas indicadas son las del momento de este envío y nada las retiene todavía: si otro cliente toma una antes, la sustituye otra adecuada, si queda alguna.',
  price: 'Total sin IVA',
  total: 'Total con IVA',
  deposit: 'Anticipo, 5 días después de la firma',
  seeQuote: 'Ver mi presupuesto',
  variants:
    'Este presupuesto es una de las {count} variantes de nuestra propuesta: compárelas y firme la que le convenga. Las demás dejan entonces de contar.',
  otherVariant: 'Ver la variante:',
  validity: 'Este presupuesto es válido hasta el {day}. No reserva salas mientras no se ponga una opción.',
  validityTooLate: 'Este presupuesto es válido hasta el {day}. No retiene salas hasta que se firme.',
  validityHeld: 'Este presupuesto es válido hasta el {day}, y sus salas están reservadas para usted hasta entonces.',
  questions: '¿Alguna pregunta? Responda a este mensaje.',
};
