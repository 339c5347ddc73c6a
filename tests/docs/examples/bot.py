"""Leaves the opponent as few moves as possible; asks an engine of its own what those are."""
import json, subprocess, sys

engine = subprocess.Popen(["upstar", "engine"], text=True,
                          stdin=subprocess.PIPE, stdout=subprocess.PIPE)
engine.stdout.readline()  # the hello

def moves(game, position, parameters, player):
    request = {"id": 1, "do": "moves", "game": game, "position": position,
               "with": parameters, "player": player}
    print(json.dumps(request), file=engine.stdin, flush=True)
    return json.loads(engine.stdout.readline())["answer"]["moves"]

for line in sys.stdin:
    asked = json.loads(line)
    opponent = "Right" if asked["player"] == "Left" else "Left"
    def replies(move):
        return len(moves(asked["game"], move["position"], asked["parameters"], opponent))
    print(min(asked["moves"], key=replies)["move"], flush=True)
