import type { ChangeMailWords } from '../change-mail-words.ts';

export const es: ChangeMailWords = {
  offered: {
    subject: 'Cambio de su reserva en {venue}: pendiente de firma',
    title: 'Su adenda está lista',
    text: 'Este es el cambio solicitado para su reserva en {venue}. Será válido en cuanto firme la adenda; hasta entonces su reserva sigue confirmada tal cual y le guardamos lo que haga falta además.',
  },
  asked: {
    subject: 'Cambio de su reserva en {venue}: pendiente de su acuerdo',
    title: 'Necesitamos su acuerdo',
    text: 'Este es el cambio preparado para su reserva en {venue}. Será válido en cuanto lo acepte; hasta entonces su reserva sigue confirmada tal cual.',
  },
  ending: {
    subject: 'Modificación de su reserva en {venue}: menos de 24 horas para responder',
    title: 'Esperamos su respuesta',
    text: 'La modificación de su reserva en {venue} caduca en menos de 24 horas. Sin respuesta, su reserva sigue confirmada tal como está.',
  },
  applied: {
    subject: 'Su reserva en {venue} ha cambiado',
    title: 'Su reserva ha cambiado',
    text: 'Su reserva en {venue} está confirmada con los cambios siguientes.',
  },
  declined: {
    subject: 'Su reserva en {venue} no cambia',
    title: 'Cambio rechazado',
    text: 'El cambio de su reserva en {venue} ha sido rechazado. Su reserva sigue confirmada tal cual.',
  },
  expired: {
    subject: 'El cambio de su reserva en {venue} ha caducado',
    title: 'El cambio ha caducado',
    text: 'No hemos recibido su respuesta a tiempo: el cambio de su reserva en {venue} ya no está disponible. Su reserva sigue confirmada tal cual.',
  },
  withdrawn: {
    subject: 'El cambio de su reserva en {venue} se ha retirado',
    title: 'El cambio se ha retirado',
    text: 'Nuestro equipo ha retirado el cambio de su reserva en {venue}. Su reserva sigue confirmada tal cual.',
  },
  venue: 'Lugar',
  dates: 'Fechas',
  people: 'Participantes',
  lunch: 'Comensales',
  rooms: 'Salas',
  change: '{after}, en lugar de {before}',
  totalBefore: 'Total anterior con IVA',
  totalAfter: 'Nuevo total con IVA',
  difference: 'Diferencia con IVA',
  fee: 'Gastos de reducción con IVA',
  until: 'Por confirmar antes del',
  leastFee: 'Una cancelación posterior costará al menos el {percent} del precio acordado.',
  supplements: 'Un suplemento acordado con su logística, como un almuerzo fuera, se añade a estos totales: está en la página de su evento.',
  toSign: 'Leer y firmar la adenda',
  toAgree: 'Ver y aceptar',
  seeQuote: 'Ver mi reserva',
  questions: '¿Alguna pregunta? Responda a este mensaje.',
};
