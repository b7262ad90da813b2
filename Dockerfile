# Debian 13 with Node 24: its chromium is kept up to date, and it opens pages that nobody here has read.
ARG NODE_IMAGE=node:24-trixie-slim

# The page, and the files the service runs from: no tools for building or testing, no second Node, no types or source
# maps. Of Lighthouse, not what it would report its crashes with, and English alone. What is left still loads.
FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN node server/setup/run.mjs build \
 && npm prune --omit=dev \
 && cd node_modules \
 && rm -rf node-linux-* .cache typescript @typescript @sentry openai/src \
 && find @opentelemetry -mindepth 1 -maxdepth 1 ! -name api -exec rm -r {} + \
 && cd lighthouse/shared/localization \
 && find locales -type f ! -name en-US.json -delete \
 && echo "import en from './locales/en-US.json' with { type: 'json' }; export const locales = { 'en-US': en, en };" > locales.js \
 && cd /app/node_modules \
 && find . -type f \( -name '*.map' -o -name '*.d.[cm]ts' -o -name '*.d.ts' -o -iname 'readme*' -o -iname 'changelog*' \) -delete \
 && mkdir -p /out/dist /out/client \
 && cd .. \
 && cp -r package.json contract server node_modules /out/ \
 && cp -r client/styles client/icon.svg /out/client/ \
 && rm -r /out/server/setup \
 && cp -rL dist/client /out/dist/client \
 && node -e "Promise.all([import('/out/server/service.ts'), import('/out/node_modules/lighthouse/core/index.js')])"

FROM ${NODE_IMAGE} AS system
RUN apt-get update \
 && apt-get install -y --no-install-recommends ca-certificates tini \
 && rm -rf /var/lib/apt/lists/* \
 && install -d -o 1000 -g 1000 /data
WORKDIR /app
# The last two make glibc give memory back that scans of large pages have left (docs/scale.md).
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    ADMIN_PORT=9090 \
    DATA_DIR=/data \
    MALLOC_ARENA_MAX=2 \
    MALLOC_TRIM_THRESHOLD_=1048576
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.ADMIN_PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Chromium leaves processes behind: tini collects them and hands signals on.
ENTRYPOINT ["/usr/bin/tini", "--"]
CMD ["node", "server/main.ts"]

# Without a browser, for instances whose laboratory is elsewhere: `--target slim`.
FROM system AS slim
COPY --from=build /out ./
# The image's own user `node`, by number so that an orchestrator can see that it is not root.
USER 1000:1000

# Pages are drawn in software and without a window: what drives graphics cards is left out, 0.25 GB, and so are icons.
FROM system
RUN apt-get update \
 && apt-get install -y --no-install-recommends chromium fonts-liberation \
 && rm -rf /var/lib/apt/lists/* \
 && rm -r /usr/lib/*-linux-gnu/libLLVM* /usr/lib/*-linux-gnu/libgallium-* /usr/lib/*-linux-gnu/libz3.so.* \
      /usr/lib/chromium/libVkLayer_* /usr/share/icons
ENV CHROMIUM_PATH=/usr/bin/chromium
COPY --from=build /out ./
USER 1000:1000
