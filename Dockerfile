# One image for api, worker and projections; each container names its main file.
FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --include=dev --no-audit --no-fund
COPY tsconfig.json vite.config.ts react-router.config.ts ./
COPY domain domain
COPY api api
COPY web web
RUN npm run build && npm prune --omit=dev --no-audit --no-fund

# Only what runs: no tests, docs, demo or development packages, nothing of the host besides code.
FROM node:24-slim
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/web/build web/build
COPY package.json config.ts ./
COPY domain domain
COPY logging logging
COPY telemetry telemetry
COPY event-store event-store
COPY modules modules
COPY content content
COPY mails mails
COPY workflows workflows
COPY projections projections
COPY api api
COPY database database
COPY web/page-layouts.ts web/pages.ts web/
COPY web/server web/server
COPY web/kit/api/api-error.ts web/kit/api/api-error.ts
COPY web/kit/api/call.ts web/kit/api/call.ts
COPY scripts/migrate.ts scripts/seed.ts scripts/rebuild-projections.ts scripts/verify-chain.ts \
  scripts/create-admin.ts scripts/add-consultant.ts scripts/
COPY scripts/shared scripts/shared
COPY scripts/operations/connections.ts scripts/operations/
COPY scripts/store/adopt.ts scripts/store/copy.ts scripts/store/
COPY scripts/backup scripts/backup
COPY scripts/roots scripts/roots
COPY scripts/erasures/apply.ts scripts/erasures/apply-ledger.ts scripts/erasures/
# The only place the product writes to.
RUN mkdir /data && chown node:node /data
USER node
EXPOSE 3000
CMD ["node", "api/server.ts"]
