interface Imitation {
  target: string;
  how: 'opens' | 'frames';
  /** The answer to each query. */
  answers: Record<string, unknown>;
}

/**
 * A page that imitates Presentation, as anybody could write it: it opens or frames the site, performs the handshake,
 * and answers every query with content of its own. Its title says whether the site has answered.
 */
export const imitation = (what: Imitation) => `<!doctype html><title>Tiruan</title><button>Mulai</button><script>
const { target, how, answers } = ${JSON.stringify(what)};
const place = { projectId: 'lokal', dataset: 'production', perspective: 'drafts' };
let site;
let greetings = 0;
const say = (to, type, data) => {
  const id = crypto.randomUUID();
  site?.postMessage({ domain: 'sanity/channels', from: 'presentation', to, type, data, id, connectionId: to }, '*');
};
addEventListener('message', ({ data: { from, type, data, id } }) => {
  document.title = 'Dijawab';
  if (type !== 'channel/response') say(from, 'channel/response', { responseTo: id });
  if (type === 'handshake/syn-ack') {
    say(from, 'handshake/ack', { id: from });
    say(from, 'loader/perspective', place);
  }
  const result = answers[data?.query];
  if (type === 'loader/query-listen' && result) say(from, 'loader/query-change', { ...data, result });
});
const greet = () => {
  for (const to of ['loaders', 'overlays']) say(to, 'handshake/syn', { id: to });
  greetings += 1;
};
document.querySelector('button').onclick = () => {
  if (how === 'opens') site = open(target);
  else site = document.body.appendChild(Object.assign(document.createElement('iframe'), { src: target })).contentWindow;
  setInterval(greet, 100);
};
</script>`;
