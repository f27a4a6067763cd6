const { AsyncLocalStorage } = require('node:async_hooks');

const used = new Set();
for (const name of ['run', 'enterWith']) {
  const original = AsyncLocalStorage.prototype[name];
  AsyncLocalStorage.prototype[name] = function (...parts) {
    used.add(this);
    return original.apply(this, parts);
  };
}

/**
 * Ends the storages that a test file used, jest's own among them. One stays enabled until it is told otherwise, and Node 20 copies every
 * enabled one into every promise: a worker would pay for those of all files before.
 */
exports.disableStorages = () => {
  for (const storage of used) storage.disable();
  used.clear();
};
