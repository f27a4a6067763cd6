# A target for each process: `docker build --target svc-booking -t plenary/svc-booking .`
FROM node:24-bookworm-slim AS source
WORKDIR /src
COPY . .

FROM source AS build
RUN npm ci --ignore-scripts && npm rebuild better-sqlite3 @swc/core esbuild && npm run build -- --filter=!@plenary/ops

# What a bundle leaves outside, of one part alone.
FROM source AS modules-svc-booking
RUN npm ci --omit=dev --ignore-scripts --workspace svc-booking && npm rebuild better-sqlite3

FROM source AS modules-svc-identity
RUN npm ci --omit=dev --ignore-scripts --workspace svc-identity && npm rebuild better-sqlite3

FROM source AS modules-svc-survey
RUN npm ci --omit=dev --ignore-scripts --workspace svc-survey && npm rebuild better-sqlite3

FROM source AS modules-svc-documents
RUN npm ci --omit=dev --ignore-scripts --workspace svc-documents && npm rebuild better-sqlite3

FROM source AS modules-gateway
RUN npm ci --omit=dev --ignore-scripts --workspace gateway && npm rebuild better-sqlite3

# Nothing is written but /data and /tmp, and nothing runs as root: start it with a read-only root file system.
FROM node:24-bookworm-slim AS process
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data
RUN mkdir /data && chown node:node /data
WORKDIR /app
VOLUME /data
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=5s --timeout=2s --start-period=30s CMD ["node", "-e", "fetch('http://127.0.0.1:8080/livez').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "main.mjs"]

FROM process AS svc-booking
COPY --from=modules-svc-booking /src/node_modules ./node_modules
COPY --from=build /src/svc-booking/dist ./
USER node

FROM process AS svc-identity
COPY --from=modules-svc-identity /src/node_modules ./node_modules
COPY --from=build /src/svc-identity/dist ./
USER node

FROM process AS svc-survey
COPY --from=modules-svc-survey /src/node_modules ./node_modules
COPY --from=build /src/svc-survey/dist ./
USER node

FROM process AS svc-documents
ENV CHROMIUM_PATH=/usr/bin/chromium
RUN apt-get update && apt-get install -y --no-install-recommends chromium && rm -rf /var/lib/apt/lists/*
COPY --from=modules-svc-documents /src/node_modules ./node_modules
COPY --from=build /src/svc-documents/dist ./
USER node

FROM process AS gateway
ENV WEB_ROOT=/app/web
COPY --from=modules-gateway /src/node_modules ./node_modules
COPY --from=build /src/gateway/dist ./
COPY --from=build /src/shell/dist ./web/shell/dist
COPY --from=build /src/mf-auth/dist ./web/mf-auth/dist
COPY --from=build /src/mf-booking/dist ./web/mf-booking/dist
COPY --from=build /src/mf-client-area/dist ./web/mf-client-area/dist
COPY --from=build /src/mf-staff/dist ./web/mf-staff/dist
COPY --from=build /src/mf-survey/dist ./web/mf-survey/dist
USER node
