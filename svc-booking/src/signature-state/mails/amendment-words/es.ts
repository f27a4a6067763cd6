import type { AmendmentMailTexts } from '../signature-mail-words.ts';

export const es: AmendmentMailTexts = {
  partial: {
    subject: 'Su firma de la adenda para {venue} ha quedado registrada',
    title: 'Falta una firma',
    text: 'Gracias, la adenda a su reserva en {venue} está firmada. Hemos escrito a {second} para la segunda firma; hasta entonces su reserva sigue confirmada tal cual y le guardamos lo que haga falta además hasta la fecha indicada abajo.',
    button: 'Ver la adenda',
  },
  missing: {
    subject: 'Su adenda para {venue} está firmada: complete sus datos de facturación',
    title: 'Faltan sus datos de facturación',
    text: 'Gracias, la adenda a su reserva en {venue} está firmada. Complete los datos de facturación antes de la fecha indicada abajo para que sea válida.',
    button: 'Completar mis datos de facturación',
  },
  countersigned: {
    subject: 'Su adenda para {venue} tiene las dos firmas: complete sus datos de facturación',
    title: 'Ya están las dos firmas',
    text: '{second} ha firmado la adenda a su reserva en {venue}. Solo faltan sus datos de facturación: complételos antes de la fecha indicada abajo para que sea válida.',
    button: 'Completar mis datos de facturación',
  },
  reminder: {
    subject: 'Recordatorio: complete los datos de facturación de su adenda para {venue}',
    title: 'Quedan dos días',
    text: 'La adenda a su reserva en {venue} está firmada, pero aún faltan los datos de facturación. Sin ellos no será válida y su reserva seguirá tal cual.',
    button: 'Completar mis datos de facturación',
  },
  approved: {
    subject: 'La adenda a su reserva en {venue} está firmada',
    title: 'Su adenda está firmada',
    text: 'Su reserva en {venue} está confirmada como dice la adenda. El documento firmado y su certificado le esperan en la página de la adenda.',
    button: 'Ver la adenda firmada',
  },
  refused: {
    subject: 'La segunda firma de la adenda para {venue} ha sido rechazada',
    title: 'La adenda no tiene la segunda firma',
    text: '{second} no ha querido firmar la adenda a su reserva en {venue}. La adenda queda cerrada y lo que se guardaba además, libre; su reserva sigue confirmada tal cual.',
    button: 'Ver la adenda',
  },
  rejected: {
    subject: 'La adenda para {venue} queda cerrada',
    title: 'Ha rechazado la adenda',
    text: 'Como ha pedido, la adenda a su reserva en {venue} queda cerrada y lo que se guardaba además, libre. Su reserva sigue confirmada tal cual.',
    button: 'Ver la adenda',
  },
  lapsed: {
    subject: 'Su firma de la adenda para {venue} no ha podido completarse',
    title: 'El plazo ha terminado',
    text: 'La adenda a su reserva en {venue} estaba firmada, pero lo que faltaba no llegó a tiempo: ya no guardamos lo que añadía. Su reserva sigue confirmada tal cual.',
    button: 'Ver la adenda',
  },
  invitation: {
    subject: '{signatory} le pide que firme una adenda',
    title: 'Se necesita su firma',
    text: '{signatory} ({company}) ha firmado una adenda a su reserva en {venue} y le ha designado como segundo firmante. La reserva sigue confirmada tal cual y cambia en cuanto usted firme. Lea el documento y fírmelo o rechácelo antes de la fecha indicada abajo.',
    button: 'Leer y firmar la adenda',
  },
  approvedSecond: {
    subject: 'La adenda para {venue} está firmada y confirmada',
    title: 'Gracias, todo está firmado',
    text: 'La reserva de {company} en {venue} está confirmada como dice la adenda. {signatory} dispone del documento firmado y del certificado de ambas firmas.',
  },
  withdrawn: {
    subject: 'La adenda para {venue} ya no necesita su firma',
    title: 'Su firma ya no es necesaria',
    text: '{signatory} ha rechazado la adenda para {venue}. La reserva sigue tal cual y usted no tiene que hacer nada.',
  },
  voided: {
    subject: 'La adenda para {venue} se ha retirado',
    title: 'Esta adenda ya no es válida',
    text: 'La adenda para {venue} que le designa como segundo firmante se ha retirado: la cuenta para la que se preparó ya no existe. No obliga a nadie y usted no tiene que hacer nada.',
  },
  secondErased: {
    subject: 'Su adenda para {venue}: designe a otro segundo firmante',
    title: 'Designe a otro segundo firmante',
    text: 'Ya no podemos escribir a la persona que designó como segundo firmante de la adenda a su reserva en {venue}. Su firma queda anulada, pero le guardamos lo que añade la adenda hasta la fecha indicada: firme de nuevo y designe a otra persona.',
    button: 'Firmar de nuevo',
  },
};
