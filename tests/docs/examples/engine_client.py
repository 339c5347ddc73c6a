import json, subprocess

class Engine:
    def __init__(self):
        self.process = subprocess.Popen(["upstar", "engine"], text=True,
                                        stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.hello = json.loads(self.process.stdout.readline())

    def ask(self, do, **fields):
        self.process.stdin.write(json.dumps({"id": 1, "do": do, **fields}) + "\n")
        self.process.stdin.flush()
        said = json.loads(self.process.stdout.readline())
        if "error" in said:
            raise ValueError(said["error"]["message"])
        return said["answer"]

engine = Engine()
print(engine.ask("evaluate", expression="{1|-1} + ^")["result"]["value"])
for move in engine.ask("analyse", game="domineering", position="2x3")["moves"]["left"]:
    print(move["move"], "leads to", move["value"]["value"])
print(engine.ask("grade", game="nim", position="3,5,7", move="3,5,5")["better"])
