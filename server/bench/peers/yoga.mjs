// GraphQL Yoga as its first page shows it.
import http from 'node:http';
import { createSchema, createYoga } from 'graphql-yoga';
import { makeResolvers, typeDefs } from './submit.mjs';

const yoga = createYoga({ schema: createSchema({ typeDefs, resolvers: makeResolvers() }), logging: 'warn' });
http.createServer(yoga).listen(Number(process.env.PORT), '127.0.0.1');
