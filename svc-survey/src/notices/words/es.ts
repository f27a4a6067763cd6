import type { NoticeWords } from '../notice-words.ts';

export const es: NoticeWords = {
  subjects: {
    invitation: 'Prepare la logística de su evento en {venue}',
    reminder: 'Su cuestionario logístico para {venue} le espera',
    'practical-information': 'Información práctica para su evento en {venue}',
    'sent-back': 'Revise su cuestionario logístico para {venue}',
    accepted: 'Sus peticiones para {venue} están aceptadas',
  },
  titles: {
    invitation: 'Su evento está confirmado',
    reminder: 'Quedan pocos días',
    'practical-information': 'Su evento se acerca',
    'sent-back': 'Algunos puntos por revisar',
    accepted: 'Todo está aceptado',
  },
  texts: {
    invitation:
      'Gracias por su confianza. Para que todo esté listo a su llegada a {venue}, díganos cómo imagina su evento: salas, horarios, almuerzos, necesidades especiales.',
    reminder: 'Su evento en {venue} se acerca y su cuestionario logístico aún no está guardado. Bastan unos minutos.',
    'practical-information': 'Aquí tiene todo lo que necesita saber para su evento en {venue}.',
    'sent-back': '{scientist} ha revisado sus peticiones para {venue} y le responde. Su cuestionario vuelve a estar abierto.',
    accepted: '{scientist} ha aceptado sus peticiones para {venue}. Su logística está guardada.',
  },
  buttons: {
    invitation: 'Completar el cuestionario',
    reminder: 'Completar el cuestionario',
    'practical-information': 'Ver mi evento',
    'sent-back': 'Volver al cuestionario',
    accepted: 'Ver mi evento',
  },
  venue: 'Lugar',
  address: 'Dirección',
  dates: 'Fechas',
  hours: 'Horario (hora del lugar)',
  contact: 'Su Meeting Scientist',
  message: 'Mensaje',
  supplements: 'Suplementos acordados, facturados con el saldo',
  addons: { teambuilding: 'Team building', wellness: 'Bienestar', facilitator: 'Facilitador', afterwork: 'Afterwork' },
  withoutVat: 'sin IVA',
  onRequest: 'precio por confirmar',
  mayBeShared: 'Puede reenviar este mensaje: su enlace permite que otra persona complete el cuestionario en su lugar.',
  calendarAttached: 'El archivo adjunto añade el evento a su agenda.',
  calendarTitle: 'Evento en {venue}',
  toValidate: {
    subject: 'Cuestionario por validar: {venue}',
    title: 'Un cuestionario espera su validación',
    text: 'Algunas respuestas difieren del presupuesto firmado. Compruebe si son viables y qué suponen para el presupuesto.',
    button: 'Abrir el cuestionario',
    customer: 'Cliente',
  },
};
