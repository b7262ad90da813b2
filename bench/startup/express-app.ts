import express from 'express';

// The peer: the least an Express service can be.
const app = express();
app.get('/api', (_req, res) => void res.json({ ok: true }));
app.listen(Number(process.env.PORT), '127.0.0.1');
