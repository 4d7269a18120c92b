# The product on Node 24: built in one stage, its packages installed in another, run in a third without compilers, sources or a root user.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY domain/package.json domain/
COPY server/package.json server/
COPY client/package.json client/
COPY e2e/package.json e2e/
RUN npm ci --no-audit --no-fund
COPY tsconfig.base.json codegen.yml schema.graphql ./
COPY domain domain
COPY server server
COPY client client
RUN npm run build

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
COPY domain/package.json domain/
COPY server/package.json server/
COPY client/package.json client/
COPY e2e/package.json e2e/
# what runs: the client's pages are bundled whole, so only the server's and the domain's packages are needed
RUN npm ci --omit=dev --workspace domain --workspace server --no-audit --no-fund

FROM node:24-bookworm-slim
ENV NODE_ENV=production PORT=4000 DATA_DIR=/data MALLOC_ARENA_MAX=2
WORKDIR /app
COPY --from=packages /app/package.json ./
COPY --from=packages /app/node_modules node_modules
# those of another version than somebody else needs
COPY --from=packages /app/server/node_modules server/node_modules
COPY --from=build /app/server/package.json server/
# the domain is in it (docs/decisions/0199)
COPY --from=build /app/server/dist/product*.js server/dist/
COPY --from=build /app/client/dist client/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# half of its memory for some requests of a hundred (docs/decisions/0172); exec form: SIGTERM reaches the server, which drains
# and ends in order
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=50", "server/dist/product.js"]
