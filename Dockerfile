# One image for api, worker and projections; each container names its main file.
FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm install --no-save --include=dev --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev --no-audit --no-fund

FROM node:24-slim
# Threads: passwords are hashed on every core, beside files and DNS.
ENV NODE_ENV=production DATA_DIR=/data UV_THREADPOOL_SIZE=16
WORKDIR /app
COPY --from=build /app /app
# The only place the product writes to.
RUN mkdir /data && chown node:node /data
USER node
EXPOSE 3000
CMD ["node", "api/server.ts"]
