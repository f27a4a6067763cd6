import type { OptionMailWords } from '../option-mail-words.ts';

export const es: OptionMailWords = {
  subjects: {
    first: 'Su opción en {venue} está tomada',
    second: 'Tiene la segunda opción en {venue}',
    promoted: 'Su opción en {venue} pasa a ser la primera',
    proven: 'Su opción en {venue} dura ahora todo su plazo',
    lapsed: 'Su opción en {venue} ha caducado',
    released: 'Su opción en {venue} se ha liberado',
    overtaken: 'Sus salas en {venue} ya han sido adjudicadas',
    waiting: 'Su opción en {venue} sigue siendo la segunda',
    ending: 'Su opción en {venue} termina en menos de 24 horas',
    extended: 'Su opción en {venue} se ha prolongado',
    withdrawn: 'Su opción en {venue} se ha retirado',
  },
  titles: {
    first: 'Sus salas están guardadas',
    second: 'Es usted el siguiente de la lista',
    promoted: 'Las salas son para usted',
    proven: 'Su dirección está confirmada',
    lapsed: 'Su opción ha caducado',
    released: 'Su opción se ha liberado',
    overtaken: 'Las salas ya no están disponibles',
    waiting: 'Sigue siendo el siguiente de la lista',
    ending: 'Su opción termina pronto',
    extended: 'Más tiempo para decidir',
    withdrawn: 'Su opción se ha retirado',
  },
  texts: {
    first: 'Le guardamos las salas de {venue} hasta la fecha indicada. Firme su presupuesto antes para quedárselas.',
    second:
      'Hay otra opción por delante de la suya en {venue}. Si se libera, la suya pasa a ser la primera con un nuevo plazo y le escribimos enseguida.',
    promoted:
      'La opción que iba por delante de la suya en {venue} se ha liberado: ahora le guardamos las salas a usted. Firme su presupuesto para quedárselas.',
    proven:
      'Gracias por confirmar su dirección de correo: su opción en {venue} es válida ahora hasta la fecha indicada. Firme su presupuesto antes para quedarse con las salas.',
    lapsed: 'Su opción en {venue} ha llegado a su fin: ya no le guardamos las salas.',
    released: 'Tal como pidió, su opción en {venue} se ha liberado: ya no le guardamos las salas.',
    overtaken:
      'El cliente que le precedía en {venue} ha confirmado su reserva: su segunda opción termina aquí. Le ayudaremos con mucho gusto a encontrar otro espacio u otra fecha.',
    waiting:
      'La opción que va por delante de la suya en {venue} se ha prolongado. La suya sigue siendo la segunda hasta la fecha indicada; si pasa a ser la primera, le escribimos enseguida.',
    ending:
      'Le guardamos las salas en {venue} hasta la fecha indicada, y no más. Firme su presupuesto antes para quedárselas, o responda a este mensaje si necesita más tiempo.',
    extended: 'Nuestro equipo ha prolongado su opción en {venue}: le guardamos las salas hasta la fecha indicada.',
    withdrawn:
      'Nuestro equipo ha retirado su opción en {venue}: ya no le guardamos las salas. Responda a este mensaje para hablarlo con nosotros.',
  },
  venue: 'Espacio',
  dates: 'Fechas',
  rooms: 'Sus salas',
  total: 'Total con IVA',
  until: 'Válida hasta',
  untilProven: 'Una vez confirmada su dirección',
  unproven:
    'Su dirección de correo aún no está confirmada, así que le guardamos la opción durante {length}. Cree su contraseña con el enlace del correo que le enviamos: la opción durará entonces todo su plazo.',
  unprovenSubject: 'Su opción en {venue} dura {length}: confirme su dirección',
  seeQuote: 'Ver mi presupuesto',
  release: 'Ya no la necesito: liberar la opción',
  again: 'Mientras su presupuesto sea válido, puede tomar una nueva opción desde él si quedan salas libres.',
};
