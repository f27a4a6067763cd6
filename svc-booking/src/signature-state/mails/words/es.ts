import type { SignatureMailWords } from '../signature-mail-words.ts';

export const es: SignatureMailWords = {
  mails: {
    partial: {
      subject: 'Su firma para {venue} ha quedado registrada',
      title: 'Falta una firma',
      text: 'Gracias, su presupuesto para {venue} está firmado. Hemos escrito a {second} para la segunda firma; le guardamos las salas hasta la fecha indicada abajo.',
      button: 'Ver mi presupuesto',
    },
    missing: {
      subject: 'Su presupuesto para {venue} está firmado: complete sus datos de facturación',
      title: 'Faltan sus datos de facturación',
      text: 'Gracias, su presupuesto para {venue} está firmado. Complete los datos de facturación antes de la fecha indicada abajo para que podamos confirmar la reserva.',
      button: 'Completar mis datos de facturación',
    },
    countersigned: {
      subject: 'Su presupuesto para {venue} tiene las dos firmas: complete sus datos de facturación',
      title: 'Ya están las dos firmas',
      text: '{second} ha firmado su presupuesto para {venue}. Solo faltan sus datos de facturación: complételos antes de la fecha indicada abajo para confirmar la reserva.',
      button: 'Completar mis datos de facturación',
    },
    reminder: {
      subject: 'Recordatorio: complete los datos de facturación de su presupuesto para {venue}',
      title: 'Quedan dos días',
      text: 'Su presupuesto para {venue} está firmado, pero aún faltan los datos de facturación. Sin ellos, sus salas quedarán libres en la fecha indicada abajo.',
      button: 'Completar mis datos de facturación',
    },
    approved: {
      subject: 'Su reserva en {venue} está confirmada',
      title: 'Está confirmado',
      text: 'Su presupuesto está firmado y sus salas en {venue} están reservadas. El documento firmado y su certificado le esperan en la página del presupuesto.',
      button: 'Ver mi presupuesto firmado',
    },
    refused: {
      subject: 'La segunda firma para {venue} ha sido rechazada',
      title: 'El presupuesto no tiene la segunda firma',
      text: '{second} no ha querido firmar su presupuesto para {venue}. El presupuesto queda cerrado y sus salas, libres; puede pedir otro presupuesto cuando quiera.',
      button: 'Ver el presupuesto',
    },
    rejected: {
      subject: 'Su presupuesto para {venue} queda cerrado',
      title: 'Ha rechazado el presupuesto',
      text: 'Como ha pedido, su presupuesto para {venue} queda cerrado y sus salas, libres. Puede pedir otro presupuesto cuando quiera.',
      button: 'Ver el presupuesto',
    },
    lapsed: {
      subject: 'Su firma para {venue} no ha podido completarse',
      title: 'El plazo ha terminado',
      text: 'Su presupuesto para {venue} estaba firmado, pero lo que faltaba no llegó a tiempo: ya no le guardamos las salas. Mientras el presupuesto sea válido y haya salas libres, puede firmarlo de nuevo.',
      button: 'Ver mi presupuesto',
    },
    invitation: {
      subject: '{signatory} le pide que firme un presupuesto',
      title: 'Se necesita su firma',
      text: '{signatory} ({company}) ha firmado un presupuesto para un evento en {venue} y le ha designado como segundo firmante. Lea el documento y fírmelo o rechácelo antes de la fecha indicada abajo.',
      button: 'Leer y firmar el documento',
    },
    approvedSecond: {
      subject: 'El presupuesto para {venue} está firmado y confirmado',
      title: 'Gracias, todo está firmado',
      text: 'La reserva de {company} en {venue} está confirmada. {signatory} dispone del documento firmado y del certificado de ambas firmas.',
    },
    withdrawn: {
      subject: 'El presupuesto para {venue} ya no necesita su firma',
      title: 'Su firma ya no es necesaria',
      text: '{signatory} ha rechazado el presupuesto para {venue}. No tiene que hacer nada.',
    },
    voided: {
      subject: 'El presupuesto para {venue} se ha retirado',
      title: 'Este presupuesto ya no es válido',
      text: 'El presupuesto para {venue} que le designa como segundo firmante se ha retirado: la cuenta para la que se preparó ya no existe. No obliga a nadie y usted no tiene que hacer nada.',
    },
    secondErased: {
      subject: 'Su presupuesto para {venue}: designe a otro segundo firmante',
      title: 'Designe a otro segundo firmante',
      text: 'Ya no podemos escribir a la persona que designó como segundo firmante de su presupuesto para {venue}. Su firma queda anulada, pero le guardamos las salas hasta la fecha indicada: firme de nuevo y designe a otra persona.',
      button: 'Firmar de nuevo',
    },
  },
  venue: 'Espacio',
  dates: 'Fechas',
  rooms: 'Sus salas',
  deadline: 'A más tardar',
  total: 'Total con IVA',
  deposit: 'Anticipo',
  dueOn: 'A pagar hasta el',
  payee: 'Beneficiario',
  reference: 'Referencia que debe indicar',
  fingerprint: 'Huella (SHA-256)',
  personal: 'Este enlace es personal y solo se puede usar una vez: no lo comparta.',
  onPaper: {
    received: 'Recibimos el {day} el documento firmado en papel por {signatory}; nuestro equipo lo ha registrado.',
    approved:
      'Su presupuesto está firmado y sus salas en {venue} están reservadas. El documento que firmó le espera en la página del presupuesto.',
    amendment: 'Su reserva en {venue} está confirmada como dice la adenda. El documento que firmó le espera en la página de la adenda.',
  },
};
