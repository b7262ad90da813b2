# Debian 13 with Node 24: its chromium is kept up to date, and it opens pages that nobody here has read.
ARG NODE_IMAGE=node:24-trixie-slim

# The page, and the files the service runs from.
FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN node server/setup/run.mjs build \
 && mkdir -p /out/dist /out/client \
 && cp -r package.json contract server /out/ \
 && cp -r client/styles client/icon.svg /out/client/ \
 && rm -r /out/server/setup \
 && cp -rL dist/client /out/dist/client

# What it runs on: no tools for building or testing, and no second Node.
FROM ${NODE_IMAGE} AS production
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --omit=optional

FROM ${NODE_IMAGE}
RUN apt-get update \
 && apt-get install -y --no-install-recommends ca-certificates chromium fonts-liberation tini \
 && rm -rf /var/lib/apt/lists/* \
 && install -d -o 1000 -g 1000 /data
WORKDIR /app
COPY --from=production /app/node_modules ./node_modules
COPY --from=build /out ./
# The last two make glibc give memory back that scans of large pages have left (docs/scale.md).
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    ADMIN_PORT=9090 \
    DATA_DIR=/data \
    CHROMIUM_PATH=/usr/bin/chromium \
    MALLOC_ARENA_MAX=2 \
    MALLOC_TRIM_THRESHOLD_=1048576
# The image's own user `node`, by number so that an orchestrator can see that it is not root.
USER 1000:1000
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.ADMIN_PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Chromium leaves processes behind: tini collects them and hands signals on.
ENTRYPOINT ["/usr/bin/tini", "--"]
CMD ["node", "server/main.ts"]
