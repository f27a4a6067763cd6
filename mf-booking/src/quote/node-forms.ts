import { URLSearchParams as NodeURLSearchParams } from 'node:url';

/** Node's FormData, which a Request needs, cannot read the fields of jsdom's forms: this one can. */
class FormDataOfFields extends FormData {
  constructor(form?: HTMLFormElement) {
    super();
    for (const field of form?.elements ?? []) if (field instanceof HTMLInputElement && field.name) this.append(field.name, field.value);
  }
}

/** Lets a form of jsdom be sent to an action: its Request is Node's, which does not know jsdom's own classes. */
export const sendFormsThroughNode = (): void => {
  Object.assign(globalThis, { FormData: FormDataOfFields, URLSearchParams: NodeURLSearchParams });
};
