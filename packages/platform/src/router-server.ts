// What renders on the server: browsers load nothing of it.
export { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
