import type { Lexicon } from './lexicon.ts';

export const es: Lexicon = {
  access: {
    check: ['confirm*', 'comprob*', 'compruebe', 'verific*', 'demuestr*', 'asegur*', 'resuelv*', 'complet*'],
    person: ['robot', 'robots', 'humano', 'humana', 'una máquina', 'bot', 'bots', 'captcha', 'una persona'],
    browser: ['su navegador', 'tu navegador', 'el navegador', 'su conexión', 'tu conexión'],
    turnedAway: ['bloqueado', 'bloqueada', 'denegado', 'denegada', 'rechazada', 'restringido', 'limitado', 'prohibido'],
    cause: ['dirección ip', 'sospechos*', 'automátic*', 'automatizad*', 'seguridad', 'robots', 'bots', 'cortafuegos'],
    finding: [
      'tráfico inusual', 'actividad inusual', 'actividad sospechosa', 'tráfico sospechoso', 'solicitudes automatizadas',
      'actividad poco habitual', 'eres un bot', 'eres un robot',
    ],
    checkName: [
      'comprobación de seguridad', 'verificación de seguridad', 'control de seguridad', 'eres humano',
      'es usted humano', 'eres un robot', 'humano o robot', 'verificación humana', 'no soy un robot',
    ],
    wait: ['espere', 'un momento', 'cargando', 'espera un momento'],
    otherPurpose: [
      'enviar', 'envío', 'boletín', 'comentario*', 'mayor de edad', 'pago*', 'pedido*', 'iniciar sesión', 'cuenta',
      'factura*',
    ],
    inLine: [
      'está en la cola', 'estás en la cola', 'está en la fila', 'estás en la fila', 'está en cola', 'estás en cola',
      'sala de espera', 'fila virtual', 'cola virtual', 'su turno', 'tu turno', 'su posición', 'delante de ti',
      'delante de usted',
    ],
    comingSoon: ['próximamente', 'abrimos pronto', 'próxima apertura', 'en construcción'],
    maintenance: [
      'mantenimiento', 'volvemos pronto', 'volveremos pronto', 'volvemos enseguida', 'cerrado temporalmente',
      'cerrada temporalmente',
    ],
  },
};
