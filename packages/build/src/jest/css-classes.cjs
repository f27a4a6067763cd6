module.exports = new Proxy(
  { __esModule: true },
  { get: (_target, name) => (name === '__esModule' ? true : name === 'default' ? new Proxy({}, { get: (_, key) => key }) : name) },
);
