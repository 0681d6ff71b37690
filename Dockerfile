# One image for api, worker and projections; each container names its main file. At most 600 MB, which
# `npm run drill -- image` looks at.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --include=dev --no-audit --no-fund
COPY tsconfig.json vite.config.ts react-router.config.ts ./
COPY domain domain
COPY api api
COPY web web
COPY workflows workflows
COPY ops/image ops/image
# The page of what is stuck shows its recipes.
COPY docs/operations docs/operations
# What the browser gets and what Temporal's sandbox runs are built; of the packages, those stay that the
# running parts load. They are listed by the lock file: of a pruned folder npm says that packages are missing.
RUN npm run build && node ops/image/bundle-workflows.ts \
  && npm prune --omit=dev --no-audit --no-fund \
  && npm sbom --package-lock-only --sbom-format cyclonedx --sbom-type application --omit dev >sbom.json \
  && node ops/image/slim.ts

# Only what runs: no tests, docs, demo or development packages, nothing of the host besides code.
FROM node:24.21.0-bookworm-slim
# `scripts/runtime/application.ts` says why so few.
ENV NODE_ENV=production DATA_DIR=/data MALLOC_ARENA_MAX=2
WORKDIR /app
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/web/build web/build
COPY --from=build /app/sbom.json ./
COPY package.json package-lock.json config.ts environment.ts ./
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
  scripts/create-admin.ts scripts/add-consultant.ts scripts/content-import.ts scripts/
COPY scripts/shared scripts/shared
COPY scripts/operations/connections.ts scripts/operations/
COPY scripts/store/adopt.ts scripts/store/copy.ts scripts/store/prepare-kurrentdb.ts scripts/store/
COPY scripts/backup scripts/backup
COPY scripts/roots scripts/roots
COPY scripts/erasures/apply.ts scripts/erasures/apply-ledger.ts scripts/erasures/
# The only places the product writes to.
RUN mkdir /data /erasures && chown node:node /data /erasures
USER node
EXPOSE 3000
CMD ["node", "api/server.ts"]
