const { TestEnvironment } = require('jest-environment-jsdom');
const { disableStorages } = require('./async-storages.cjs');
const computedStyle = require('./computed-style.cjs');

// A Request takes only Node's FormData, and only jsdom's reads the fields of its forms: read there, passed on here. No files.
const readingForms = (FormDataOfJsdom) =>
  new Proxy(FormData, {
    construct(target, [form, submitter]) {
      const data = new target();
      if (form) for (const [name, value] of new FormDataOfJsdom(form, submitter)) data.append(name, value);
      return data;
    },
  });

// jsdom has no fetch/Request/Response; react-router's data mode needs them, and they only accept Node's own AbortSignal, FormData
// and URLSearchParams.
module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, {
      fetch,
      Request,
      Response,
      Headers,
      FormData: readingForms(this.global.FormData),
      URLSearchParams,
      AbortController,
      AbortSignal,
      TextEncoder,
      TextDecoder,
      ReadableStream,
      WritableStream,
      TransformStream,
      structuredClone,
      Uint8Array,
      getComputedStyle: computedStyle(this.global),
    });
  }
  async teardown() {
    await super.teardown();
    disableStorages();
  }
};
