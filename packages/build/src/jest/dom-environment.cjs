const { TestEnvironment } = require('jest-environment-jsdom');
// jsdom has no fetch/Request/Response; react-router's data mode needs them, and they only accept Node's AbortSignal.
module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, {
      fetch,
      Request,
      Response,
      Headers,
      FormData,
      AbortController,
      AbortSignal,
      TextEncoder,
      TextDecoder,
      ReadableStream,
      WritableStream,
      TransformStream,
      structuredClone,
      Uint8Array,
    });
  }
};
