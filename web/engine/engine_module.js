// The end of upstar-engine.mjs: engines whose lines go to a function.
//
//     import load from './upstar-engine.mjs';
//     const { createEngine } = await load();        // in Node: load({ wasmBinary: bytes })
//     const engine = createEngine((line) => console.log(line));
//     engine.hear('{"id":1,"do":"evaluate","expression":"1/2 + *"}');
//     engine.destroy();
//
// `say` gets one line at a time, without its newline: the hello while the engine is made, and the
// answers to a request while it is heard. `memory` is a limit in MiB, of all work together.
Module.hearers = {};

Module.createEngine = (say, { memory = 1024 } = {}) => {
    const most = 4095; // the module counts bytes by 32 bits
    const number = Object.keys(Module.hearers).length;
    Module.hearers[number] = (lines) => lines.trimEnd().split('\n').forEach(say);
    const engine = _upstar_create(number, Math.min(memory, most) * 1048576);
    return {
        hear(line) {
            const size = lengthBytesUTF8(line);
            const bytes = _malloc(size + 1);
            if (bytes === 0) throw new RangeError('no memory is left for this line');
            stringToUTF8(line, bytes, size + 1);
            try {
                _upstar_hear(engine, bytes, size);
            } finally {
                _free(bytes);
            }
        },
        destroy() {
            _upstar_destroy(engine);
            Module.hearers[number] = () => {};
        },
    };
};
